import { toRupees } from '#contracts/fields/money.ts';
import { supplier } from '#site';
import { csvText } from '../platform/csv.ts';
import { toPercent } from '../platform/percent.ts';
import type { PrintedInvoice } from './pdf.ts';
import type { InvoiceLineRow } from './rows.ts';

/** Columns to book an invoice by: one row per HSN and rate; round-off and total only in an invoice's first row. */
const HEAD = [
  ...['Document', 'Number', 'Date', 'Due date', 'Against invoice', 'Order', 'PO number', 'Supplier GSTIN', 'Recipient'],
  ...['Recipient GSTIN', 'Place of supply', 'HSN', 'GST rate %', 'Taxable value', 'CGST', 'SGST', 'IGST', 'Round off'],
  'Invoice total',
];

/** Invoices and credit notes as a CSV for booking. A credit note's amounts are negative, so that columns can be summed. */
export function invoiceCsv(printed: PrintedInvoice[]): string {
  const columns = HEAD.map((name, at) => [name, (row: Cell[]) => row[at] ?? null] as const);
  return csvText(columns, printed.flatMap(rowsOf));
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
    ...[group[0]!.hsn, toPercent(group[0]!.gst_rate_bp)],
    ...(['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const).map((field) =>
      money(sign * group.reduce((sum, line) => sum + line[field], 0)),
    ),
    ...(index === 0 ? [money(sign * invoice.round_off_paise), money(sign * invoice.amount_paise)] : [null, null]),
  ]);
}

/** Lines grouped by HSN and rate, in the order of their first lines. */
function groups(lines: InvoiceLineRow[]): InvoiceLineRow[][] {
  const byRate = new Map<string, InvoiceLineRow[]>();
  for (const line of lines) {
    const key = `${line.hsn ?? ''}/${line.gst_rate_bp ?? ''}`;
    byRate.set(key, [...(byRate.get(key) ?? []), line]);
  }
  return [...byRate.values()];
}

type Cell = string | number | null;

/** Rupees, and 0 instead of -0. */
const money = (paise: number) => (paise === 0 ? 0 : toRupees(paise));
