import { CAN_BE_ORDERED } from '#contracts/catalog/backorder.ts';
import type { Product } from '#contracts/catalog/get.ts';
import { describePack, formatSold } from '#contracts/catalog/pack.ts';
import { QUOTE_REASONS } from '#contracts/catalog/sale.ts';
import { formatBreaks, formatQtyRules } from '#contracts/catalog/terms.ts';
import { formatPer, formatRupees } from '#contracts/fields/money.ts';

/** A row of the comparison: one value for each product, null if it has none. */
export interface CompareRow {
  label: string;
  values: (string | null)[];
  differs: boolean;
}

const TO_QUOTE = { 'no price': 'no price yet', 'price expired': 'price expired', 'no GST rate': 'no GST rate yet' };

/** Price, stock and terms, then all rows of the data sheets; a row that no product has a value for is left out. */
export function compareRows(products: Product[]): CompareRow[] {
  const names = [...new Set(products.flatMap(({ attributes }) => Object.keys(attributes)))];
  const rows: [string, (product: Product) => string | null][] = [
    ['Price', priceOf],
    ['Quantity breaks', (product) => formatBreaks(product.price_breaks, product)],
    ['Pack', describePack],
    ['Stock', stockOf],
    ['Delivery', ({ delivery }) => delivery?.text.replace(/^Delivery /, '') ?? null],
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

function priceOf(product: Product): string {
  const { price, to_quote } = product;
  return to_quote === 'no price' ? QUOTE_REASONS[to_quote] : `${formatRupees(price)} / ${formatPer(product)}`;
}

function stockOf(product: Product): string {
  if (!product.active) return 'No longer sold';
  if (product.to_quote) return `To be quoted: ${TO_QUOTE[product.to_quote]}`;
  if (product.stock <= 0 && product.can_backorder) return CAN_BE_ORDERED;
  return product.stock > 0 ? `In stock, ${formatSold(product.stock, product)}` : 'Out of stock';
}
