import { desc, eq, sql } from 'drizzle-orm';
import type { DaySpan } from '#contracts/day-span.ts';
import { toRupees } from '#contracts/money.ts';
import type { DeskRfq, DeskRfqDetail, DeskRfqFilter } from '#contracts/rfq-desk.ts';
import { products } from '#db/schema/catalog.ts';
import { addresses, companies, users } from '#db/schema/companies.ts';
import { orders } from '#db/schema/orders.ts';
import { quote_history, quote_lines, quotes } from '#db/schema/quotes.ts';
import { rfq_lines, rfqs } from '#db/schema/rfqs.ts';
import { rfq_submissions } from '#db/schema/visitors.ts';
import { addressLine } from './companies.ts';
import { asActor, db } from './database.ts';
import { deskPage, moment, type Place, readDeskPage } from './desk-page.ts';
import { messageOf, stepOf } from './history-rows.ts';
import { AppError } from './http/errors.ts';
import { daysLeft, quoteSummary, quoteVersion } from './quote-rows.ts';
import { conversationOf, rfqNotFound, rfqSummary } from './rfqs.ts';
import type { Caller } from './session.ts';
import { privateLink } from './signed-links.ts';

interface ListQuery extends DaySpan, Place {
  q: string | null;
  status?: DeskRfqFilter | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

/** One page of all companies' RFQs. `admin_rfq_page` finds the ids, row-level security guards the rows. */
export async function listDeskRfqs(actor: Caller, { q, status, company_id, from, to, sort, ...place }: ListQuery) {
  const page = deskPage('admin_rfq_page', [q, status, company_id, from, to, sort], place);
  const { items, ...counts } = await readDeskPage<DeskRfq>(actor, 'admin_rfq_rows', page);
  return { items: items.map((row) => ({ ...row, date: moment(row.date) })), ...counts };
}

/** One RFQ with what staff need to answer it. 404 for an id that does not exist. */
export async function getDeskRfq(actor: Caller, id: number): Promise<{ rfq: DeskRfqDetail }> {
  const [, [found], places, lines, messages, history, versions, quoteLines, quoteSteps, [order]] = await asActor(
    actor,
    [
      db
        .select({
          rfq: rfqs,
          company: companies,
          buyer: { name: users.name, email: users.email, phone: users.phone },
          address: addresses,
          enquiry: rfq_submissions.code,
        })
        .from(rfqs)
        .innerJoin(companies, eq(companies.id, rfqs.company_id))
        .innerJoin(users, eq(users.id, rfqs.created_by))
        .leftJoin(addresses, eq(addresses.id, rfqs.ship_address_id))
        .leftJoin(rfq_submissions, eq(rfq_submissions.id, rfqs.enquiry_id))
        .where(eq(rfqs.id, id)),
      db
        .select()
        .from(addresses)
        .where(
          sql`${addresses.company_id} = (select company_id from rfqs where id = ${id}) and ${addresses.archived_at} is null`,
        )
        .orderBy(desc(addresses.is_default), addresses.id),
      db
        .select({ line: rfq_lines, product: products })
        .from(rfq_lines)
        .leftJoin(products, eq(products.id, rfq_lines.product_id))
        .where(eq(rfq_lines.rfq_id, id))
        .orderBy(rfq_lines.line_no),
      ...conversationOf(id),
      db
        .select({ quote: quotes, days_left: daysLeft, address: addresses })
        .from(quotes)
        .innerJoin(addresses, eq(addresses.id, quotes.ship_address_id))
        .where(eq(quotes.rfq_id, id))
        .orderBy(desc(quotes.version)),
      db
        .select({ line: quote_lines })
        .from(quote_lines)
        .innerJoin(quotes, eq(quotes.id, quote_lines.quote_id))
        .where(eq(quotes.rfq_id, id))
        .orderBy(quote_lines.line_no),
      db
        .select({ step: quote_history, by: users.name })
        .from(quote_history)
        .innerJoin(quotes, eq(quotes.id, quote_history.quote_id))
        .leftJoin(users, eq(users.id, quote_history.user_id))
        .where(eq(quotes.rfq_id, id))
        .orderBy(quote_history.id),
      db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(quotes, eq(quotes.id, orders.quote_id))
        .where(eq(quotes.rfq_id, id)),
    ],
  );
  if (!found) throw rfqNotFound();
  const { rfq, company, buyer, address, enquiry } = found;
  return {
    rfq: {
      ...rfqSummary(rfq),
      requirement: rfq.requirement,
      requested_by: buyer.name,
      ship_to: address && placeOf(address),
      attachment: rfq.attachment_name,
      company: { id: company.id, name: company.name, gst_number: company.gst_number },
      buyer: { name: buyer.name, email: buyer.email, phone: buyer.phone },
      enquiry,
      order_id: order?.id ?? null,
      addresses: places.map(placeOf),
      lines: lines.map(({ line, product }) => ({
        ...line,
        sku: product?.sku ?? null,
        target_price: line.target_price_paise === null ? null : toRupees(line.target_price_paise),
      })),
      products: lines.flatMap(({ product }) => (product ? [productOf(product)] : [])),
      messages: messages.map(messageOf),
      history: history.map(stepOf),
      quotes: versions.filter(({ quote }) => quote.status !== 'draft').map(quoteSummary),
      versions: versions.map((version) => ({
        ...quoteVersion({
          ...version,
          lines: quoteLines.flatMap(({ line }) => (line.quote_id === version.quote.id ? [line] : [])),
          history: quoteSteps.filter(({ step }) => step.quote_id === version.quote.id),
        }),
        revision: version.quote.revision,
      })),
    },
  };
}

function placeOf(address: typeof addresses.$inferSelect) {
  return { id: address.id, label: address.label, address: addressLine(address), state: address.state };
}

function productOf(product: typeof products.$inferSelect): DeskRfqDetail['products'][number] {
  const { id, sku, name, brand, unit, hsn, price_paise, gst_rate_bp, stock } = product;
  const gst_rate = gst_rate_bp === null ? null : gst_rate_bp / 100;
  return { id, sku, name, brand, unit, hsn, price: toRupees(price_paise), gst_rate, stock };
}

/** A link to the file of one RFQ. 404 where there is none. */
export async function getDeskRfqAttachment(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [db.select({ key: rfqs.attachment_key }).from(rfqs).where(eq(rfqs.id, id))]);
  if (!found?.key) throw new AppError('not_found', 'This RFQ has no file.');
  return { url: privateLink(found.key) };
}
