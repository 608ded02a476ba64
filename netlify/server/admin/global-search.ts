import { and, desc, eq, sql } from 'drizzle-orm';
import type { SearchHit } from '#contracts/admin/dashboard.ts';
import { receiptName } from '#contracts/receipts/receipt.ts';
import { catalog } from '#db/catalog-view.ts';
import { companies, users } from '#db/schema/companies.ts';
import { invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { receipts } from '#db/schema/receipts.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { tickets } from '#db/schema/tickets.ts';
import { shownStatus } from '../invoices/balance.ts';
import { daysLate, issuedOnly } from '../invoices/rows.ts';
import { asActor, db } from '../platform/database.ts';
import { beginsWith, matches, searchByTextIndex } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';

/** Hits of each kind. */
const MAX_HITS = 5;

/** Searches all kinds of records like their lists. Exact names or numbers come first, then names that begin with the search. */
export async function globalSearch(actor: Caller, q: string): Promise<{ items: SearchHit[] }> {
  const items = await findHits(actor, q);
  const words = q.trim().toLowerCase();
  return { items: items.toSorted((a, b) => rankOf(a, words) - rankOf(b, words)) };
}

async function findHits(actor: Caller, q: string): Promise<SearchHit[]> {
  const company = companies.name;
  const byName = { companies: sql`lower(${companies.name})`, users: sql`lower(${users.name})` };
  const [, , ofOrders, ofInvoices, ofRfqs, ofCompanies, ofCustomers, ofProducts, ofTickets, ofReceipts] = await asActor(
    actor,
    [
      searchByTextIndex(),
      db
        .select({ id: orders.id, status: orders.status, company })
        .from(orders)
        .innerJoin(companies, eq(companies.id, orders.company_id))
        .where(matches(orders.search_text, q))
        .orderBy(desc(orders.created_at), desc(orders.id))
        .limit(MAX_HITS),
      db
        .select({
          invoice: { id: invoices.id, number: invoices.number, kind: invoices.kind, status: invoices.status },
          ...{ days_late: daysLate, company },
        })
        .from(invoices)
        .innerJoin(companies, eq(companies.id, invoices.company_id))
        .where(and(issuedOnly, matches(invoices.search_text, q)))
        .orderBy(desc(invoices.date), desc(invoices.id))
        .limit(MAX_HITS),
      db
        .select({ id: rfqs.id, name: rfqs.code, title: rfqs.title, company })
        .from(rfqs)
        .innerJoin(companies, eq(companies.id, rfqs.company_id))
        .where(matches(rfqs.search_text, q))
        .orderBy(desc(rfqs.created_at), desc(rfqs.id))
        .limit(MAX_HITS),
      db
        .select({ id: companies.id, name: companies.name, gst_number: companies.gst_number })
        .from(companies)
        .where(matches(companies.search_text, q))
        .orderBy(desc(beginsWith(byName.companies, q)!), byName.companies, companies.id)
        .limit(MAX_HITS),
      db
        .select({ id: users.id, name: users.name, about: users.email })
        .from(users)
        .where(and(eq(users.role, 'customer'), matches(users.search_text, q)))
        .orderBy(desc(beginsWith(byName.users, q)!), byName.users, users.id)
        .limit(MAX_HITS),
      db
        .select({ id: catalog.id, name: catalog.name, sku: catalog.sku, company })
        .from(catalog)
        .innerJoin(companies, eq(companies.id, catalog.company_id))
        .where(matches(catalog.search_text, q))
        .orderBy(desc(catalog.id))
        .limit(MAX_HITS),
      db
        .select({ id: tickets.id, name: tickets.code, subject: tickets.subject, company })
        .from(tickets)
        .innerJoin(companies, eq(companies.id, tickets.company_id))
        .where(isTicketCode(q) ? matches(tickets.search_text, q) : sql`false`)
        .limit(MAX_HITS),
      db
        .select({
          id: receipts.id,
          number: receipts.number,
          ...{ reference: receipts.reference, method: receipts.method, reverses_id: receipts.reverses_id },
          company,
        })
        .from(receipts)
        .innerJoin(companies, eq(companies.id, receipts.company_id))
        .where(matches(receipts.search_text, q))
        .orderBy(desc(receipts.received_on), desc(receipts.id))
        .limit(MAX_HITS),
    ],
  );
  return [
    ...ofOrders.map(({ id, status, company }) => hit('order', id, `Order ${id}`, `${company}, ${status}`)),
    ...ofInvoices.map(({ invoice, days_late, company }) => {
      const status = shownStatus(invoice, days_late);
      const about = invoice.kind === 'debit note' ? `debit note ${status}` : status;
      return hit('invoice', invoice.id, invoice.number!, `${company}, ${about}`);
    }),
    ...ofRfqs.map(({ id, name, company, title }) => hit('rfq', id, name, `${company}, ${title}`)),
    ...ofCompanies.map(({ id, name, gst_number }) => hit('company', id, name, gst_number ?? 'No GST')),
    ...ofCustomers.map(({ id, name, about }) => hit('customer', id, name, about)),
    ...ofProducts.map(({ id, name, sku, company }) => hit('product', id, name, `${sku}, ${company}`)),
    ...ofTickets.map(({ id, name, subject, company }) => hit('ticket', id, name, `${company}, ${subject}`)),
    ...ofReceipts.map(({ id, number, reference, method, reverses_id, company }) => {
      const name = receiptName({ id, number, kind: reverses_id ? 'reversal' : 'refund' });
      return hit('receipt', id, name, `${reference ?? method}, ${company}`);
    }),
  ];
}

const hit = (kind: SearchHit['kind'], id: number, name: string, about: string): SearchHit => ({
  kind,
  id,
  name,
  about,
});

/** Tickets are found only by their code. */
const isTicketCode = (q: string) => /^\s*tkt[\s-]*\d+\s*$/i.test(q);

/** 0 if the name is the search, 1 if it begins with it, 2 for other hits. */
function rankOf({ kind, id, name, about }: SearchHit, words: string): number {
  const isIdentifiedByAbout = ['company', 'customer', 'product', 'receipt'].includes(kind);
  // An order's number, a company's GST number, a customer's email address, a product's SKU, a receipt's reference.
  const identifier = kind === 'order' ? String(id) : isIdentifiedByAbout ? about.split(', ')[0]! : name;
  const names = [name, identifier].map((text) => text.toLowerCase());
  if (names.includes(words)) return 0;
  return names.some((text) => text.startsWith(words)) ? 1 : 2;
}
