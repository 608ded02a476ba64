import type { Line, Sum } from './letter-parts.ts';

/** A line of an order, quote or shipment; `total` is its amount in rupees as it is read, absent where only goods count. */
export interface GoodsLine {
  sku: string | null;
  name: string;
  qty: number;
  unit: string;
  total?: string | null;
}

/** Sums in rupees as they are read. */
export interface Sums {
  subtotal: string;
  tax: string;
  /** Null where nothing is charged. */
  freight?: string | null;
  total: string;
}

/** The lines as a letter lists them. */
export function linesOf(lines: GoodsLine[]): Line[] {
  return lines.map(({ sku, name, qty, unit, total }) => ({
    item: name,
    code: sku,
    qty: `${counted(qty)} ${unit}`,
    amount: total,
  }));
}

/** `1,000`, as the screens write it. */
export const counted = (qty: number) => qty.toLocaleString('en-IN');

/** The sums as they stand below the lines. */
export function sumsOf({ subtotal, freight = null, tax, total }: Sums): Sum[] {
  return [
    ['Subtotal', subtotal],
    ['Freight', freight],
    ['Tax', tax],
    ['Total', total],
  ];
}

/** A file made when the mail was queued, so that it shows what was sent and not what became of it. */
export interface Pdf {
  filename: string;
  base64: string;
}

/** The PDF as the mail carries it. */
export function attach(pdf: Pdf | null) {
  return pdf
    ? [{ filename: pdf.filename, content: pdf.base64, contentType: 'application/pdf', encoding: 'base64' as const }]
    : [];
}
