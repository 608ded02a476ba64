import { useState } from 'react';
import { lineOf } from '#client/line-of.ts';

/** Lines a page: two thousand at once would be slow to draw, and fields slow to type into. */
const MOST = 50;

/**
 * Pages of lines that are all at hand, of a form or a table, `size` of them on each. `errors` are the form's, by path
 * (`lines.0.item`): the page of the first faulty line is turned to when it is told.
 */
export function useLinePages(count: number, errors: Record<string, string> = {}, size = MOST) {
  const pageOf = (index: number) => 1 + Math.floor(index / size);
  const [page, setPage] = useState(1);
  const faulty = Object.keys(errors)
    .map(lineOf)
    .find((line) => line !== undefined);
  const [told, setTold] = useState(faulty);
  if (faulty !== told) {
    setTold(faulty);
    if (faulty !== undefined) setPage(pageOf(faulty));
  }
  const pages = Math.max(1, Math.ceil(count / size));
  const now = Math.min(page, pages);
  return {
    /** Number of the first line of the page. */
    from: (now - 1) * size,
    /** The page's own lines. */
    of: <Line>(lines: Line[]) => lines.slice((now - 1) * size, now * size),
    toLine: (index: number) => setPage(pageOf(index)),
    /** Turns to a line that is about to be added at the end. */
    toNext: () => setPage(pageOf(count)),
    pager: { page: now, pages, onPage: setPage },
  };
}
