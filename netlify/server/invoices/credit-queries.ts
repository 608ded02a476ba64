import { eq, sql } from 'drizzle-orm';
import { statusesWith } from '#contracts/life-cycle.ts';
import { RETURN_STATES } from '#contracts/orders/states.ts';
import { invoice_lines } from '#db/schema/invoices.ts';
import { db, guard, rows } from '../platform/database.ts';

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
      /** Taxable value credited with a quantity. */
      credited_taxable: ofKind('taxable_paise', false),
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
      where return_id = ${return_id} and line_no = ${order_line_no} and qty::numeric >= ${qty}::numeric)`,
  );
  return guard('return', sql.join(enough, sql` and `));
}

const CREDITED_RETURNS = statusesWith(RETURN_STATES, 'isCredited');

const notCredited = (id: number) => sql`
    select r.id::int as return_id, r.code, r.reason, l.line_no, left_over.qty::float8 as qty
    from returns r join return_lines l on l.return_id = r.id,
      lateral (select l.qty - coalesce((
        select sum(noted.qty) from invoices note join invoice_lines noted on noted.invoice_id = note.id
        where note.return_id = r.id and noted.order_line_no = l.line_no and not noted.value_only), 0) as qty) as left_over
    where r.order_id = (select order_id from invoices where id = ${id}) and r.status in ${CREDITED_RETURNS} and left_over.qty > 0`;
