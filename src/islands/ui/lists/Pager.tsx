type Props = {
  /** Accessible name, where the page has several pagers. */
  label?: string;
  page: number;
  pages: number;
  /** True where the count is capped: there are more pages than `pages`. */
  capped?: boolean | undefined;
  onPage: (page: number) => void;
};

/** Prev / Page n of m / Next (specification §2); `of 40+` where the count is capped. */
export function Pager({ label = 'Pages', page, pages, capped, onPage }: Props) {
  return (
    <nav className="pager" aria-label={label}>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Prev
      </button>
      <span aria-live="polite">
        Page {page} of {pages}
        {capped && '+'}
      </span>
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  );
}
