import type { PrintedInvoice } from './invoice-print.ts';
import type { InvoiceLineRow } from './invoice-rows.ts';
import { supplier } from '#site';

/** What an accountant books an invoice by: a row for each HSN and rate; what belongs to the invoice stands in its first. */
const HEAD = [
  ...['Document', 'Number', 'Date', 'Due', 'Against invoice', 'Order', 'PO number', 'Supplier GSTIN', 'Recipient'],
  ...['Recipient GSTIN', 'Place of supply', 'HSN', 'GST rate %', 'Taxable value', 'CGST', 'SGST', 'IGST', 'Round off'],
  'Invoice total',
];

/**
 * Invoices and credit notes as a CSV that a spreadsheet opens as it is: UTF-8 with its mark, CRLF. Each column of amounts
 * adds up over the file, so that a credit note's are negative.
 */
export function invoiceCsv(printed: PrintedInvoice[]): string {
  const lines = [HEAD, ...printed.flatMap(rowsOf)].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function rowsOf({ invoice, credited, lines }: PrintedInvoice): Cell[][] {
  const sign = invoice.kind === 'credit note' ? -1 : 1;
  const head = [
    ...[sign < 0 ? 'Credit note' : 'Invoice', invoice.number, invoice.date, sign < 0 ? null : invoice.due_date],
    ...[credited?.number ?? null, String(invoice.order_id), invoice.po_number, supplier.gstin],
    ...[invoice.bill_to_name, invoice.bill_to_gstin, invoice.place_of_supply],
  ];
  return [...groups(lines)].map((group, index) => [
    ...head,
    ...[group[0]!.hsn, group[0]!.gst_rate_bp === null ? null : group[0]!.gst_rate_bp / 100],
    ...(['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const).map((field) =>
      money(sign * group.reduce((sum, line) => sum + line[field], 0)),
    ),
    ...(index === 0 ? [money(sign * invoice.round_off_paise), money(sign * invoice.amount_paise)] : [null, null]),
  ]);
}

/** Lines of one HSN and rate together, in the order in which they first stand. */
function groups(lines: InvoiceLineRow[]): InvoiceLineRow[][] {
  const byRate = new Map<string, InvoiceLineRow[]>();
  for (const line of lines) {
    const key = `${line.hsn ?? ''}/${line.gst_rate_bp ?? ''}`;
    byRate.set(key, [...(byRate.get(key) ?? []), line]);
  }
  return [...byRate.values()];
}

type Cell = string | number | Amount | null;

/** Rupees with two decimals, which no rule about text touches. */
interface Amount {
  written: string;
}

function money(paise: number): Amount {
  return { written: (paise === 0 ? 0 : paise / 100).toFixed(2) };
}

/** A text that a spreadsheet would take for a formula gets an apostrophe in front; figures are left alone. */
function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.written;
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
