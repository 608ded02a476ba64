import type { SizeColumn } from '#contracts/catalog/size-table.ts';

/** The columns that have room, and those whose values stand with the details or the SKU; in the order of the family. */
export interface Fold {
  shown: number[];
  folded: number[];
  /** Pack and price per piece stand under the price. */
  isCompact: boolean;
  /** Nothing else makes it narrower: words break anywhere. */
  isTight: boolean;
}

/** How many steps make a table as narrow as it can be: pack under the price, one column after the other but one, tight. */
export const foldSteps = (columns: readonly SizeColumn[]): number => Math.max(1, columns.length) + 1;

/** The table after some steps. Words go first, then other numbers, last the dimensions of the drawing; of these, from the right. */
export function foldColumns(columns: readonly SizeColumn[], steps: number): Fold {
  const weight = ({ symbol, numeric }: SizeColumn) => (symbol ? 2 : Number(numeric));
  const order = columns.map((_, at) => at).sort((a, b) => weight(columns[a]!) - weight(columns[b]!) || b - a);
  const away = new Set(order.slice(0, Math.min(Math.max(0, steps - 1), Math.max(0, columns.length - 1))));
  const all = columns.map((_, at) => at);
  return {
    shown: all.filter((at) => !away.has(at)),
    folded: all.filter((at) => away.has(at)),
    isCompact: steps > 0,
    isTight: steps >= foldSteps(columns),
  };
}
