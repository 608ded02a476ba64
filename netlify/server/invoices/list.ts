import { notFound } from '../platform/errors.ts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InvoiceFilter } from '#contracts/invoices/portal.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { invoices } from '#db/schema/invoices.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { printInvoice } from './pdf.ts';
import { daysLate, invoiceDetail, invoiceHistory, invoiceSummary, invoiceToPrint, issuedOnly } from './rows.ts';

/** Documents issued to the caller's company, valid ones alone: an e-invoice or note that awaits its IRN is not. */
export const issuedToMe = and(eq(invoices.company_id, myCompany), issuedOnly, eq(invoices.released, true))!;

interface ListQuery {
  q?: string | null;
  status?: InvoiceFilter | undefined;
  page: number;
  size: number;
}

/** Query of a page of the company's invoices, newest first. */
export function invoicePage({ q, status, page, size }: ListQuery) {
  return db
    .select({ invoice: invoices, days_late: daysLate })
    .from(invoices)
    .where(matching({ q, status }))
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(size)
    .offset((page - 1) * size);
}

const unpaid = inArray(invoices.status, UNPAID_INVOICE_STATUSES);
const late = sql`${daysLate} > 0`;

const CONDITIONS: Record<InvoiceFilter, SQL> = {
  open: unpaid,
  overdue: sql`${unpaid} and ${late}`,
  issued: sql`invoices.status = 'issued' and not ${late}`,
  'part paid': sql`invoices.status = 'part paid' and not ${late}`,
  paid: sql`invoices.status = 'paid' and invoices.kind <> 'credit note'`,
  cancelled: sql`invoices.status = 'cancelled'`,
  'credit note': sql`invoices.kind = 'credit note'`,
  'debit note': sql`invoices.kind = 'debit note'`,
};

function matching({ q, status }: Pick<ListQuery, 'q' | 'status'>): SQL | undefined {
  return and(issuedToMe, status && CONDITIONS[status], q ? contains(q) : undefined);
}

/** Part of the invoice number or the PO number, or an order number. */
function contains(q: string): SQL {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(invoices.number ilike ${pattern} or invoices.po_number ilike ${pattern}
    or invoices.order_id::text = ${q.replace(/^#/, '')})`;
}

/** A page of the company's invoices, newest first, with their total number. */
export async function listInvoices(actor: Caller, query: ListQuery) {
  const [, items, total] = await asActor(actor, [
    invoicePage(query),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(invoices)
      .where(matching(query)),
  ]);
  return { items: items.map(invoiceSummary), total: total[0]!.count };
}

/** One invoice or credit note with all its details. 404 for a draft and for another company's. */
export async function getInvoice(actor: Caller, id: number) {
  const [, [found], lines, paid, notes] = await asActor(actor, [
    ...invoiceToPrint(id, issuedToMe),
    ...invoiceHistory(id, eq(invoices.released, true)),
  ]);
  if (!found) throw notFound('invoice');
  return { invoice: invoiceDetail(found, lines, paid, notes) };
}

/** The original for the recipient as a PDF. 404 for a draft and for another company's. */
export async function getInvoicePdf(actor: Caller, id: number) {
  const [, [found], lines] = await asActor(actor, invoiceToPrint(id, issuedToMe));
  if (!found) throw notFound('invoice');
  return printInvoice({ ...found, lines });
}
