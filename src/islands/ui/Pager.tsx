type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Prev / Page n of m / Next (specification §2). */
export function Pager({ page, pages, onPage }: Props) {
  return (
    <nav className="pager" aria-label="Pages">
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Prev
      </button>
      <span aria-live="polite">
        Page {page} of {pages}
      </span>
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  );
}
