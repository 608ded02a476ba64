import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DaySpan } from '#contracts/fields/day-span.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import type { AdminRfq, AdminRfqDetail, AdminRfqFilter } from '#contracts/quotes/admin.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { alias } from 'drizzle-orm/pg-core';
import { catalog } from '#db/catalog-view.ts';
import { addresses, companies, users } from '#db/schema/companies.ts';
import { orders } from '#db/schema/orders.ts';
import { quote_history, quote_lines, quotes } from '#db/schema/quotes.ts';
import { rfq_lines, rfqs } from '#db/schema/rfqs.ts';
import { contact_messages, rfq_submissions } from '#db/schema/visitors.ts';
import { supplier } from '#site';
import { isInterState } from '../catalog/tax.ts';
import { addressLine } from '../companies/own.ts';
import { hasUnread, threadOf, unreadCount, unreadIn } from '../messages/thread.ts';
import { ownedBy, ownerColumns, ownerOf, ownerQueries } from '../owners/owned.ts';
import { asActor, db } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { historyStep } from '../platform/history.ts';
import { filterBy, matches, onDays, onlyIds, type Paging, readPage } from '../platform/list-page.ts';
import { privateLink } from '../platform/files/presigned-links.ts';
import type { Caller } from '../platform/session.ts';
import { conversationOf, rfqSummary } from './rfq-list.ts';
import { filesOfQuote } from './files.ts';
import { quoteProduct, quoteProducts } from './products.ts';
import { daysLeft, latestQuoteNow, quoteSummary, quoteVersion, statusNow } from './rows.ts';

interface ListQuery extends DaySpan, Paging {
  q: string | null;
  status?: AdminRfqFilter | undefined;
  company_id?: number | undefined;
  owner?: string | undefined;
  ids?: number[] | undefined;
  sort?: string | undefined;
}

/** A page of all companies' RFQs, newest first by default. */
export async function listAdminRfqs(
  actor: Caller,
  { q, status, company_id, owner, ids, from, to, sort, ...paging }: ListQuery,
) {
  const list = {
    query: db
      .select({
        ...{ id: rfqs.id, code: rfqs.code, title: rfqs.title, status: rfqs.status, date: rfqs.created_at },
        source: rfqs.source,
        unread: unreadCount('rfqs', 'staff'),
        ...ownerColumns(rfqs.owner_id),
        ...{ company_id: companies.id, company: companies.name },
        quote: latestQuoteNow,
      })
      .from(rfqs)
      .innerJoin(companies, eq(companies.id, rfqs.company_id))
      .$dynamic(),
    table: rfqs,
    search: matches(rfqs.search_text, q),
    where: and(
      status && isInState(status),
      filterBy(rfqs.company_id, company_id),
      ownedBy(rfqs.owner_id, owner, actor),
      onlyIds(rfqs.id, ids),
      onDays(rfqs.created_at, { from, to }),
    ),
    sortBy: rfqs.created_at,
    descending: sort !== 'date_asc',
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return { items: items.map((row): AdminRfq => ({ ...row, date: row.date.toISOString() })), ...counts };
}

function isInState(status: AdminRfqFilter): SQL {
  switch (status) {
    case 'open':
      return inArray(rfqs.status, statusesWith(RFQ_STATES, 'isOpen'));
    case 'waiting':
      return inArray(rfqs.status, statusesWith(RFQ_STATES, 'isWaitingForStaff'));
    case 'countered':
      return sql`${rfqs.id} in (select rfq_id from quotes where status = 'countered')`;
    case 'unread':
      return hasUnread('rfqs', 'staff');
    default:
      return eq(rfqs.status, status);
  }
}

/** One RFQ with everything that staff need to answer it. 404 for an unknown id. */
export async function getAdminRfq(actor: Caller, id: number): Promise<{ rfq: AdminRfqDetail }> {
  const read = await asActor(actor, [
    rfqWithParties(id),
    addressesOf(id),
    linesOf(id),
    productsOf(id),
    ...conversationOf(id),
    ...versionsOf(id),
    db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(quotes, eq(quotes.id, orders.quote_id))
      .where(eq(quotes.rfq_id, id)),
    ...ownerQueries('rfqs', id),
  ]);
  const [, [found], places, lines, products, messages, history, versions, quoteLines, quoteSteps, [order], ...owner] =
    read;
  if (!found) throw notFound('RFQ');
  const { rfq, company, buyer, address, enquiry, message_from, entered_by } = found;
  return {
    rfq: {
      ...rfqSummary({ rfq, unread: unreadIn(messages, 'staff'), quote: versions.map(statusNow)[0] ?? null }),
      ...ownerOf(owner),
      ...{
        requirement: rfq.requirement,
        need_by: rfq.need_by,
        entered_by,
        message_from,
        attachment: rfq.attachment_name,
        enquiry,
        order_id: order?.id ?? null,
      },
      ...{ requested_by: buyer.name, buyer, company },
      ship_to: address && placeOf(address),
      addresses: places.map(placeOf),
      lines: lines.map(rfqLine),
      products: products.map(quoteProduct),
      messages: threadOf(messages, 'staff'),
      history: history.map(historyStep),
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

/** Who entered it for the buyer. */
const staff = alias(users, 'staff');

const rfqWithParties = (id: number) =>
  db
    .select({
      rfq: rfqs,
      company: { id: companies.id, name: companies.name, gst_number: companies.gst_number },
      buyer: { name: users.name, email: users.email, phone: users.phone },
      address: addresses,
      enquiry: rfq_submissions.code,
      message_from: contact_messages.email,
      entered_by: staff.name,
    })
    .from(rfqs)
    .innerJoin(companies, eq(companies.id, rfqs.company_id))
    .innerJoin(users, eq(users.id, rfqs.created_by))
    .leftJoin(staff, eq(staff.id, rfqs.entered_by))
    .leftJoin(addresses, eq(addresses.id, rfqs.ship_address_id))
    .leftJoin(contact_messages, eq(contact_messages.id, rfqs.message_id))
    .leftJoin(rfq_submissions, eq(rfq_submissions.id, rfqs.enquiry_id))
    .where(eq(rfqs.id, id));

/** Query of the company's addresses, to choose the quote's ship-to address from. */
const addressesOf = (id: number) =>
  db
    .select()
    .from(addresses)
    .where(
      sql`${addresses.company_id} = (select company_id from rfqs where id = ${id}) and ${addresses.archived_at} is null`,
    )
    .orderBy(desc(addresses.is_default), addresses.id);

const linesOf = (id: number) =>
  db
    .select({ line: rfq_lines, sku: catalog.sku })
    .from(rfq_lines)
    .leftJoin(catalog, eq(catalog.id, rfq_lines.product_id))
    .where(eq(rfq_lines.rfq_id, id))
    .orderBy(rfq_lines.line_no);

/** Query of the products that the RFQ or a version of its quote has. */
const productsOf = (id: number) =>
  quoteProducts(sql`(select product_id from rfq_lines where rfq_id = ${id} union
    select l.product_id from quotes q join quote_lines l on l.quote_id = q.id where q.rfq_id = ${id})`);

/** Three queries: all versions of an RFQ's quote, their lines and their history. */
function versionsOf(id: number) {
  return [
    db
      .select({ quote: quotes, days_left: daysLeft, address: addresses, files: filesOfQuote })
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
  ] as const;
}

function rfqLine({ line, sku }: { line: typeof rfq_lines.$inferSelect; sku: string | null }) {
  return {
    ...line,
    sku,
    target_price: toRupees(line.target_price_paise),
  };
}

function placeOf(address: typeof addresses.$inferSelect) {
  const { id, label, state } = address;
  return { id, label, address: addressLine(address), state, inter_state: isInterState(supplier.state, address) };
}

/** A link to an RFQ's attachment. 404 if there is none. */
export async function getAdminRfqAttachment(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [db.select({ key: rfqs.attachment_key }).from(rfqs).where(eq(rfqs.id, id))]);
  if (!found?.key) throw new AppError('not_found', 'This RFQ has no file.');
  return { url: await privateLink(found.key) };
}
