import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { Line, Sum } from './letter-parts.ts';

/** A line of an order, quote or shipment; `total` is its formatted amount, absent if only the goods are listed. */
export interface GoodsLine {
  sku: string | null;
  name: string;
  qty: number;
  unit: string;
  total?: string | null;
}

/** What of a line is not in stock, and by when it is bought in: `14 Dec 2026`; null without a date. */
export type ToBuyLine = Omit<GoodsLine, 'total'> & { by: string | null };

/** Formatted sums. */
export interface Sums {
  subtotal: string;
  tax: string;
  /** Null if none is charged. */
  freight?: string | null;
  total: string;
}

/** The lines as a letter lists them. */
export function linesOf(lines: GoodsLine[]): Line[] {
  return lines.map(({ sku, name, qty, unit, total }) => ({
    item: name,
    code: sku,
    qty: formatQuantity(qty, unit),
    amount: total,
  }));
}

/** Blocks that say what is not in stock; none if all is. */
export const toBuyBlocks = (lines: ToBuyLine[] = []) =>
  lines.length === 0
    ? []
    : [
        { paragraph: 'Not in stock. We buy it in for this order:' },
        {
          lines: lines.map(({ sku, name, qty, unit, by }) => ({
            ...{ item: name, code: sku },
            qty: `${formatQuantity(qty, unit)}${by ? ` by ${by}` : ''}`,
          })),
        },
      ];

/** `1,20,000` */
export const formatQty = (qty: number) => qty.toLocaleString('en-IN');

/** The sums below the lines. */
export function sumsOf({ subtotal, freight = null, tax, total }: Sums): Sum[] {
  return [
    ['Subtotal', subtotal],
    ['Freight', freight],
    ['Tax', tax],
    ['Total', total],
  ];
}

/** A PDF made when the mail was queued, so that it shows the record as it was then. */
export interface Pdf {
  filename: string;
  base64: string;
}

/** The PDF as a mail attachment. */
export function attachPdf(pdf: Pdf | null) {
  return pdf
    ? [{ filename: pdf.filename, content: pdf.base64, contentType: 'application/pdf', encoding: 'base64' as const }]
    : [];
}
