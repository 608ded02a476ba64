import type { CatalogCard } from '#contracts/catalog/list.ts';
import { compareCells } from '#contracts/catalog/size-order.ts';
import type { SizeCell, SizeFamily } from '#contracts/catalog/size-table.ts';

export interface SizedRow {
  product: CatalogCard;
  cells: SizeCell[];
  details: string | null;
}

/** The rows of a family with their products; in the order of `by`, `bore_desc`, if the family has that column. */
export function sortRows(
  { columns, rows }: SizeFamily,
  products: Map<number, CatalogCard>,
  by: string | null,
): SizedRow[] {
  const sized = rows.map(({ id, ...row }) => ({ ...row, product: products.get(id)! }));
  const [, key, way] = /^(.+)_(asc|desc)$/.exec(by ?? '') ?? [];
  const cellOf = cellBy(key, columns);
  if (!cellOf) return sized;
  const sign = way === 'desc' ? -1 : 1;
  return sized.toSorted((a, b) => {
    const [one, other] = [cellOf(a), cellOf(b)];
    // A missing value is last in both directions.
    return one && other ? sign * compareCells(one, other) : compareCells(one, other);
  });
}

function cellBy(key: string | undefined, columns: SizeFamily['columns']): ((row: SizedRow) => SizeCell) | undefined {
  if (key === 'sku') return ({ product }) => ({ text: product.sku, order: null });
  if (key === 'price') return ({ product }) => ({ text: '', order: product.price });
  if (key === 'stock') return ({ product }) => ({ text: '', order: product.stock });
  const at = columns.findIndex((column) => column.key === key);
  return at === -1 ? undefined : ({ cells }) => cells[at]!;
}
