import type { SizeCell } from './size-table.ts';

/** `localeCompare` would make one for each comparison. */
const byText = new Intl.Collator('en', { numeric: true });

/** Orders two values of a column: by size, else by their text with its numbers as numbers; a missing value comes last. */
export function compareCells(a: SizeCell, b: SizeCell): number {
  if (!a || !b) return Number(!a) - Number(!b);
  if (a.order !== null && b.order !== null && a.order !== b.order) return a.order - b.order;
  return byText.compare(a.text, b.text);
}
