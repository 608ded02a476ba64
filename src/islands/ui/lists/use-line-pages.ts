import { useState } from 'react';
import { lineIndexOf } from '#client/line-fields.ts';

/** Lines per page: with two thousand, rendering and typing would be slow. */
const PAGE_SIZE = 50;

/**
 * Splits lines that are already loaded into pages, in a form or a table. `errors` are the form's, by path
 * (`lines.0.item`): the page of the first line with an error is shown.
 */
export function useLinePages(count: number, errors: Record<string, string> = {}, size = PAGE_SIZE) {
  const pageOf = (index: number) => 1 + Math.floor(index / size);
  const [page, setPage] = useState(1);
  const invalid = Object.keys(errors)
    .map(lineIndexOf)
    .find((line) => line !== undefined);
  const [shownInvalid, setShownInvalid] = useState(invalid);
  if (invalid !== shownInvalid) {
    setShownInvalid(invalid);
    if (invalid !== undefined) setPage(pageOf(invalid));
  }
  const pages = Math.max(1, Math.ceil(count / size));
  const current = Math.min(page, pages);
  return {
    /** Index of the first line on the page. */
    firstIndex: (current - 1) * size,
    /** The lines on the page. */
    linesOnPage: <Line>(lines: Line[]) => lines.slice((current - 1) * size, current * size),
    showLine: (index: number) => setPage(pageOf(index)),
    /** Shows a line that is about to be added at the end. */
    showNewLine: () => setPage(pageOf(count)),
    pager: { page: current, pages, onPage: setPage },
  };
}
