import { eq, sql } from 'drizzle-orm';
import { invoice_lines } from '#db/schema/invoices.ts';
import { db, guard, rows } from './database.ts';
import type { InvoiceLineRow, InvoiceRow } from './invoice-rows.ts';
import { creditSums, nextPart, type PartLine } from './invoice-shares.ts';

/** What of an invoice is credited, what a return of its goods would credit, and the lines that a credit note gets. */

/** The lines of an invoice and how much of each its credit notes hold already. */
export function creditedLines(id: number) {
  const sum = (column: string) =>
    sql<number>`coalesce((
    select sum(noted.${sql.identifier(column)}) from invoice_lines noted join invoices note on note.id = noted.invoice_id
    where note.credits_id = ${id} and noted.order_line_no = invoice_lines.order_line_no), 0)::float8`.as(
      `credited_${column}`,
    );
  return db
    .select({
      line: invoice_lines,
      credited_qty: sum('qty'),
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
  /** How much came back and is in no credit note yet, whichever invoice it was billed on. */
  qty: number;
}

/** Goods of an invoice's order that came back and were not credited, the oldest return first. */
export function creditableReturns(id: number) {
  return rows<ReturnedLine>(sql`${notCredited(id)} order by return_id, line_no`);
}

/** Fails where less of a return is uncredited than these lines of a note are to hold. */
export function guardReturned(id: number, return_id: number, lines: { order_line_no: number; qty: number }[]) {
  const enough = lines.map(
    ({ order_line_no, qty }) => sql`exists (select 1 from (${notCredited(id)}) as back
      where return_id = ${return_id} and line_no = ${order_line_no} and qty >= ${qty})`,
  );
  return guard('return', sql.join(enough, sql` and `));
}

const notCredited = (id: number) => sql`
    select r.id::int as return_id, r.code, r.reason, l.line_no, left_over.qty
    from returns r join return_lines l on l.return_id = r.id,
      lateral (select l.qty - coalesce((
        select sum(noted.qty) from invoices note join invoice_lines noted on noted.invoice_id = note.id
        where note.return_id = r.id and noted.order_line_no = l.line_no), 0)::int as qty) as left_over
    where r.order_id = (select order_id from invoices where id = ${id}) and r.status = 'received' and left_over.qty > 0`;

/** A line of a credit note; `completes` where nothing of the invoice's line is left after it. */
type CreditLine = PartLine &
  Pick<InvoiceLineRow, 'company_id' | 'order_line_no' | 'sku' | 'name' | 'unit' | 'hsn' | 'gst_rate_bp'> & {
    completes: boolean;
  };

/** All that no credit note holds yet. */
export function remainsOf(lines: CreditedLine[]): CreditLine[] {
  return lines.flatMap((credited) => part(credited, credited.line.qty - credited.credited_qty));
}

/** What one return takes back of an invoice. */
export function partsOf(lines: CreditedLine[], returned: { rows: ReturnedLine[] }, return_id: number): CreditLine[] {
  const back = returned.rows.filter((row) => row.return_id === return_id);
  return lines.flatMap((credited) => {
    const { qty = 0 } = back.find(({ line_no }) => line_no === credited.line.order_line_no) ?? {};
    return part(credited, Math.min(qty, credited.line.qty - credited.credited_qty));
  });
}

/** What a credit note with these parts comes to, and whether it leaves nothing of the invoice. */
export function creditOf(invoice: InvoiceRow, lines: CreditedLine[], parts: CreditLine[]) {
  const isLast = remainsOf(lines).length === parts.length && parts.every(({ completes }) => completes);
  return { isLast, sums: creditSums(parts, invoice.amount_paise - invoice.credited_paise, isLast) };
}

function part({ line, ...credited }: CreditedLine, qty: number): CreditLine[] {
  if (qty < 1) return [];
  const before = {
    qty: credited.credited_qty,
    discount_paise: credited.credited_discount,
    cgst_paise: credited.credited_cgst,
    sgst_paise: credited.credited_sgst,
    igst_paise: credited.credited_igst,
  };
  const { company_id, order_line_no, sku, name, unit, hsn, gst_rate_bp } = line;
  const completes = before.qty + qty === line.qty;
  return [{ company_id, order_line_no, sku, name, unit, hsn, gst_rate_bp, ...nextPart(line, before, qty), completes }];
}
