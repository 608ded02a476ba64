import { useEffect, useRef } from 'react';

type Shown = { page: number; /** Whether its rows are there, and not those of the page before. */ ready: boolean };

/**
 * For a list whose pager stands below it: once a page that was turned to is there, its top comes into view, and the focus with
 * it, where the one before had brought it out of view. `top` goes to what holds the rows, with a tabIndex of -1; `turned` is
 * called with the page.
 */
export function useTurnedPage({ page, ready }: Shown) {
  const top = useRef<HTMLDivElement>(null);
  const to = useRef<number | null>(null);
  useEffect(() => {
    if (!ready || to.current === null) return;
    // Else somebody went elsewhere meanwhile, by Back or a filter.
    const isHere = to.current === page;
    to.current = null;
    const rows = top.current;
    if (!isHere || !rows || rows.getBoundingClientRect().top >= 0) return;
    rows.focus({ preventScroll: true });
    // Other rows stand there: what moved would be none of those that were read.
    rows.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [page, ready]);
  return { top, turned: (page: number) => void (to.current = page) };
}
