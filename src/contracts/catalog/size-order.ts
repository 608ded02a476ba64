import type { SizeCell } from './size-table.ts';

/** `localeCompare` would make one for each comparison. */
const byText = new Intl.Collator('en', { numeric: true });

/** Orders two values of a column: by size, else by their text with its numbers as numbers; a missing value comes last. */
export function compareCells(a: SizeCell, b: SizeCell): number {
  if (!a || !b) return Number(!a) - Number(!b);
  if (a.order !== null && b.order !== null && a.order !== b.order) return a.order - b.order;
  return compareSizes(a.text, b.text);
}

/** Orders texts by their numbers as numbers: `1/2` before `1 1/2`, `8 mm` before `10 mm`. */
export const compareSizes = (a: string, b: string): number => byText.compare(withDecimals(a), withDecimals(b));

/** `1 1/2 in` → `1.5000 in`: a collator compares the digits after a point as a number of their own, so all have four. */
const withDecimals = (text: string): string =>
  text
    .replace(/(?<![\d./])(?:(\d+)[ -])?(\d+)\/(\d+)(?![\d/])/g, (_, whole, over, under) =>
      String(Number(whole ?? 0) + Number(over) / Number(under)),
    )
    .replace(/\d+(?:\.\d+)?/g, (number) => Number(number).toFixed(4));
