import { eq, sql } from 'drizzle-orm';
import { toPaise } from '#contracts/fields/money.ts';
import type { CreditedPart } from '#contracts/invoices/notes.ts';
import { invoice_lines } from '#db/schema/invoices.ts';
import { db, guard, rows } from '../platform/database.ts';
import { AppError, fieldError } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import { creditSums, nextPart, type Part, type PartLine, valuePart, type WholeLine } from './apportion.ts';
import type { InvoiceLineRow, InvoiceRow } from './rows.ts';

/** The lines of an invoice with the sums that its credit notes have credited. */
export function creditedLines(id: number) {
  const sum = (column: string) =>
    sql<number>`coalesce((
    select sum(noted.${sql.identifier(column)}) from invoice_lines noted join invoices note on note.id = noted.invoice_id
    where note.credits_id = ${id} and noted.order_line_no = invoice_lines.order_line_no), 0)::float8`.as(
      `credited_${column}`,
    );
  const ofKind = (column: string, isValue: boolean) =>
    sql<number>`coalesce((
    select sum(noted.${sql.identifier(column)}) from invoice_lines noted join invoices note on note.id = noted.invoice_id
    where note.credits_id = ${id} and noted.order_line_no = invoice_lines.order_line_no
      and noted.value_only = ${isValue}), 0)::float8`.as(`credited_${isValue ? 'value' : column}`);
  return db
    .select({
      line: invoice_lines,
      credited_qty: ofKind('qty', false),
      /** Taxable value credited without a quantity. */
      credited_value: ofKind('taxable_paise', true),
      credited_discount: sum('discount_paise'),
      credited_cgst: sum('cgst_paise'),
      credited_sgst: sum('sgst_paise'),
      credited_igst: sum('igst_paise'),
    })
    .from(invoice_lines)
    .where(eq(invoice_lines.invoice_id, id))
    .orderBy(invoice_lines.line_no);
}

export type CreditedLine = Awaited<ReturnType<typeof creditedLines>>[number];

export interface ReturnedLine extends Record<string, unknown> {
  return_id: number;
  code: string;
  reason: string;
  line_no: number;
  /** Returned and not credited yet, on any invoice of the order. */
  qty: number;
}

/** Returned goods of an invoice's order that are not credited yet, the oldest return first. */
export function creditableReturns(id: number) {
  return rows<ReturnedLine>(sql`${notCredited(id)} order by return_id, line_no`);
}

/** Fails if a credit note's lines exceed the uncredited quantities of the return. */
export function guardReturned(id: number, return_id: number, lines: { order_line_no: number; qty: number }[]) {
  const enough = lines.map(
    ({ order_line_no, qty }) => sql`exists (select 1 from (${notCredited(id)}) as returned
      where return_id = ${return_id} and line_no = ${order_line_no} and qty >= ${qty})`,
  );
  return guard('return', sql.join(enough, sql` and `));
}

const notCredited = (id: number) => sql`
    select r.id::int as return_id, r.code, r.reason, l.line_no, left_over.qty
    from returns r join return_lines l on l.return_id = r.id,
      lateral (select l.qty - coalesce((
        select sum(noted.qty) from invoices note join invoice_lines noted on noted.invoice_id = note.id
        where note.return_id = r.id and noted.order_line_no = l.line_no and not noted.value_only), 0)::int as qty) as left_over
    where r.order_id = (select order_id from invoices where id = ${id}) and r.status = 'received' and left_over.qty > 0`;

/** A line of a credit note. */
export type CreditLine = PartLine &
  Pick<InvoiceLineRow, 'company_id' | 'order_line_no' | 'sku' | 'name' | 'unit' | 'hsn' | 'gst_rate_bp' | 'value_only'>;

/** What is left to credit of a line: a quantity, and value and tax in paise. */
export function leftOf({ line, ...credited }: CreditedLine) {
  const qty = line.qty - credited.credited_qty;
  const quantities = credited.credited_qty * line.price_paise - credited.credited_discount;
  const taxable_paise = line.taxable_paise - quantities - credited.credited_value;
  const tax = line.cgst_paise + line.sgst_paise + line.igst_paise;
  const tax_paise = tax - credited.credited_cgst - credited.credited_sgst - credited.credited_igst;
  return { qty, taxable_paise, tax_paise };
}

/** Credit lines for everything that is not credited yet. */
export function uncreditedLines(lines: CreditedLine[]): CreditLine[] {
  return lines.flatMap((credited) => qtyPart(credited, leftOf(credited).qty));
}

/** Credit lines for the goods of one return, limited to what is left on the invoice. */
export function linesOfReturn(
  lines: CreditedLine[],
  returned: { rows: ReturnedLine[] },
  return_id: number,
): CreditLine[] {
  const goods = returned.rows.filter((row) => row.return_id === return_id);
  return lines.flatMap((credited) => {
    const { qty = 0 } = goods.find(({ line_no }) => line_no === credited.line.order_line_no) ?? {};
    return qtyPart(credited, Math.min(qty, leftOf(credited).qty));
  });
}

/** Credit lines for chosen quantities and values. 400 at a line that the invoice does not have, and for more than is left of one. */
export function chosenLines(lines: CreditedLine[], parts: CreditedPart[]): CreditLine[] {
  return parts.flatMap(({ line_no, qty, value }, at) => {
    const credited = lines.find(({ line }) => line.line_no === line_no);
    if (!credited) throw new AppError('invalid', `The invoice has no line ${line_no}.`);
    const left = leftOf(credited);
    if (qty != null) {
      if (qty > left.qty)
        throw tooMuch(`lines.${at}.qty`, `${left.qty.toLocaleString('en-IN')} of ${credited.line.name}`);
      return qtyPart(credited, qty);
    }
    const paise = toPaise(value!);
    if (paise > left.taxable_paise) {
      throw tooMuch(`lines.${at}.value`, `${formatPaise(left.taxable_paise)} before tax of ${credited.line.name}`);
    }
    return [
      { ...detailsOf(credited.line), ...valuePart(credited.line, billedOf(credited), paise, left), value_only: true },
    ];
  });
}

const tooMuch = (field: string, left: string) =>
  fieldError('invalid', field, `Only ${left} is left to credit. Enter that or less.`);

/** The sums of a credit note with these lines, and whether it credits the rest of the invoice. */
export function creditOf(invoice: InvoiceRow, lines: CreditedLine[], parts: CreditLine[]) {
  const left = lines.map(leftOf).reduce((sum, line) => sum + line.taxable_paise + line.tax_paise, 0);
  const isLast = parts.reduce((sum, { total_paise }) => sum + total_paise, 0) === left;
  return { isLast, sums: creditSums(parts, invoice.amount_paise - invoice.credited_paise, isLast) };
}

/** A value credited without a quantity is a discount on what is left. */
const billedOf = (credited: CreditedLine): Part => ({
  qty: credited.credited_qty,
  discount_paise: credited.credited_discount - credited.credited_value,
  cgst_paise: credited.credited_cgst,
  sgst_paise: credited.credited_sgst,
  igst_paise: credited.credited_igst,
});

function detailsOf({ company_id, order_line_no, sku, name, unit, hsn, gst_rate_bp }: InvoiceLineRow) {
  return { company_id, order_line_no, sku, name, unit, hsn, gst_rate_bp };
}

function qtyPart(credited: CreditedLine, qty: number): CreditLine[] {
  if (qty < 1) return [];
  const whole: WholeLine = credited.line;
  return [
    // A line of a debit note has no quantity of goods, and neither has its credit.
    { ...detailsOf(credited.line), ...nextPart(whole, billedOf(credited), qty), value_only: credited.line.value_only },
  ];
}
