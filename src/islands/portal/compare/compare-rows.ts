import type { Product } from '#contracts/catalog/get.ts';
import { describePack, formatSold } from '#contracts/catalog/pack.ts';
import { formatBreaks, formatQtyRules } from '#contracts/catalog/terms.ts';
import { formatRupees } from '#contracts/fields/money.ts';

/** A row of the comparison: one value for each product, null if it has none. */
export interface CompareRow {
  label: string;
  values: (string | null)[];
  differs: boolean;
}

/** Price, stock and terms, then all rows of the data sheets; a row that no product has a value for is left out. */
export function compareRows(products: Product[]): CompareRow[] {
  const names = [...new Set(products.flatMap(({ attributes }) => Object.keys(attributes)))];
  const rows: [string, (product: Product) => string | null][] = [
    ['Price', ({ price, unit }) => `${formatRupees(price)} / ${unit}`],
    ['Quantity breaks', ({ price_breaks }) => formatBreaks(price_breaks)],
    ['Pack', describePack],
    ['Stock', stockOf],
    ['Delivery', ({ delivery }) => delivery?.text ?? null],
    ['Quantity', formatQtyRules],
    ['Your code', ({ material_code }) => material_code],
    ['Brand', ({ brand }) => brand],
    ['HSN', ({ hsn }) => hsn],
    ['GST', ({ gst_rate }) => (gst_rate === null ? null : `${gst_rate}%`)],
    ...names.map((name): [string, (product: Product) => string | null] => [
      name,
      ({ attributes }) => attributes[name] ?? null,
    ]),
  ];
  return rows
    .map(([label, valueOf]) => ({ label, values: products.map(valueOf) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
}

function stockOf(product: Product): string {
  if (!product.active) return 'No longer sold';
  if (product.is_price_expired) return 'To be quoted: price expired';
  return product.stock > 0 ? `In stock, ${formatSold(product.stock, product)}` : 'Out of stock';
}
