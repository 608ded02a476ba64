import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Invoice, InvoiceStatus, ShownInvoiceStatus } from '#contracts/invoices.ts';
import { toRupees } from '#contracts/money.ts';
import { invoices } from '#db/schema/invoices.ts';
import { asActor, db, myCompany } from './database.ts';
import type { Caller } from './session.ts';

/** Invoices that still want money. */
export const pendingInvoices: InvoiceStatus[] = ['issued', 'part paid'];

/** What was issued to the caller's company; the policy hides drafts from a buyer too. */
const issuedToMe = and(eq(invoices.company_id, myCompany), ne(invoices.status, 'draft'));

/** A page of the invoices issued to the caller's company, newest first, as a query for a batch. */
export function invoicePage({ page, size }: { page: number; size: number }) {
  return db
    .select({
      invoice: invoices,
      /** The day ends in India, by the database's clock. */
      due: sql<boolean>`${invoices.due_date} < (now() at time zone 'Asia/Kolkata')::date`,
    })
    .from(invoices)
    .where(issuedToMe)
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** One page of the invoices issued to the caller's company, newest first, and how many there are. */
export async function listInvoices(actor: Caller, query: { page: number; size: number }) {
  const [, items, total] = await asActor(actor, [
    invoicePage(query),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(invoices)
      .where(issuedToMe),
  ]);
  return { items: items.map(invoiceSummary), total: total[0]!.count };
}

/** The row as lists show it: overdue is derived, never stored. */
export function invoiceSummary({ invoice, due }: Awaited<ReturnType<typeof invoicePage>>[number]): Invoice {
  const { id, number, date, due_date, status, amount_paise } = invoice;
  const overdue = due && pendingInvoices.includes(status);
  return {
    id,
    // Not null once issued: check invoices_issued.
    inv: number!,
    date: date!,
    due_date: due_date!,
    status: overdue ? 'overdue' : (status as Exclude<ShownInvoiceStatus, 'overdue'>),
    amount: toRupees(amount_paise),
  };
}
