import { useEffect, useRef } from 'react';

type Shown = { page: number; /** True once its own rows are shown, not those of the previous page. */ ready: boolean };

/**
 * For a list with its pager below: once a requested page has loaded, scrolls to its first row and moves the focus there,
 * if that is out of view. Put `rowsRef` on the element around the rows, with a tabIndex of -1, and call `onTurn` with the
 * page.
 */
export function useScrollToNewPage({ page, ready }: Shown) {
  const rowsRef = useRef<HTMLDivElement>(null);
  const requested = useRef<number | null>(null);
  useEffect(() => {
    if (!ready || requested.current === null) return;
    // Otherwise Back or a filter has led elsewhere meanwhile.
    const hasArrived = requested.current === page;
    requested.current = null;
    const rows = rowsRef.current;
    if (!hasArrived || !rows || rows.getBoundingClientRect().top >= 0) return;
    rows.focus({ preventScroll: true });
    // Not smooth: the rows on the way are not the ones that were read.
    rows.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [page, ready]);
  return { rowsRef, onTurn: (page: number) => void (requested.current = page) };
}
