import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { InvoiceFilter } from '#contracts/invoices.ts';
import { invoices } from '#db/schema/invoices.ts';
import { asActor, db, myCompany } from './database.ts';
import { printInvoice } from './invoice-print.ts';
import {
  daysLate,
  invoiceDetail,
  invoiceHistory,
  invoiceNotFound,
  invoiceSummary,
  invoiceToPrint,
  issuedOnly,
} from './invoice-rows.ts';
import type { Caller } from './session.ts';

/** What was issued to the caller's company; the policy hides drafts from a buyer too. */
export const issuedToMe = and(eq(invoices.company_id, myCompany), issuedOnly)!;

interface ListQuery {
  q?: string | null;
  status?: InvoiceFilter | undefined;
  page: number;
  size: number;
}

/** A page of the invoices issued to the caller's company, newest first, as a query for a batch. */
export function invoicePage({ q = null, status, page, size }: ListQuery) {
  return db
    .select({ invoice: invoices, days_late: daysLate })
    .from(invoices)
    .where(and(issuedToMe, status && STATUS[status], q ? matching(q) : undefined))
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(size)
    .offset((page - 1) * size);
}

const pending = sql`invoices.status in ('issued', 'part paid')`;
const late = sql`${daysLate} > 0`;

/** What each filter leaves of the list. */
const STATUS: Record<InvoiceFilter, SQL> = {
  open: pending,
  overdue: sql`${pending} and ${late}`,
  issued: sql`invoices.status = 'issued' and not ${late}`,
  'part paid': sql`invoices.status = 'part paid' and not ${late}`,
  paid: sql`invoices.status = 'paid' and invoices.kind = 'invoice'`,
  cancelled: sql`invoices.status = 'cancelled'`,
  'credit note': sql`invoices.kind = 'credit note'`,
};

/** A part of the number or of the PO number, or an order's number. */
function matching(q: string): SQL {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(invoices.number ilike ${pattern} or invoices.po_number ilike ${pattern}
    or invoices.order_id::text = ${q.replace(/^#/, '')})`;
}

/** One page of the invoices issued to the caller's company, newest first, and how many there are. */
export async function listInvoices(actor: Caller, query: ListQuery) {
  const { q = null, status } = query;
  const [, items, total] = await asActor(actor, [
    invoicePage(query),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(invoices)
      .where(and(issuedToMe, status && STATUS[status], q ? matching(q) : undefined)),
  ]);
  return { items: items.map(invoiceSummary), total: total[0]!.count };
}

/** One invoice or credit note with everything its page shows. 404 for a draft and for another company's. */
export async function getInvoice(actor: Caller, id: number) {
  const [, [found], lines, paid, notes] = await asActor(actor, [
    ...invoiceToPrint(id, issuedToMe),
    ...invoiceHistory(id),
  ]);
  if (!found) throw invoiceNotFound();
  return { invoice: invoiceDetail(found, lines, paid, notes) };
}

/** The original for the recipient, as a PDF. 404 as above. */
export async function getInvoicePdf(actor: Caller, id: number) {
  const [, [found], lines] = await asActor(actor, invoiceToPrint(id, issuedToMe));
  if (!found) throw invoiceNotFound();
  return printInvoice({ ...found, lines });
}
