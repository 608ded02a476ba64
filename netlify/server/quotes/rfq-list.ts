import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import type { RfqDetail, RfqStatus, RfqSummary } from '#contracts/quotes/rfqs.ts';
import { catalog } from '#db/catalog-view.ts';
import { addresses, users } from '#db/schema/companies.ts';
import { rfq_history, rfq_lines, rfqs } from '#db/schema/rfqs.ts';
import { addressLine } from '../companies/own.ts';
import { hasUnread, messagesOf, threadOf, unreadCount, unreadIn } from '../messages/thread.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { historyStep } from '../platform/history.ts';
import type { Caller } from '../platform/session.ts';
import { quotesOfRfq } from './list.ts';
import { latestQuoteNow, quoteSummary, statusNow } from './rows.ts';

interface Filters {
  q?: string | null;
  status?: RfqStatus | undefined;
  messages?: 'new' | undefined;
}

const mine = eq(rfqs.company_id, myCompany);

/** Query of a page of the company's RFQs, newest first. */
export function rfqPage({ page, size, ...filters }: Filters & { page: number; size: number }) {
  return db
    .select({ rfq: rfqs, unread: unreadCount('rfqs', 'buyer'), quote: latestQuoteNow })
    .from(rfqs)
    .where(matching(filters))
    .orderBy(desc(rfqs.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** Finds RFQs that contain the text as typed in their code, title or a line. One company's rows need no text index. */
function matching({ q, status, messages }: Filters): SQL | undefined {
  const has = (column: SQL) => sql`strpos(lower(${column}), ${q?.toLowerCase()}) > 0`;
  return and(
    mine,
    status && eq(rfqs.status, status),
    messages && hasUnread('rfqs', 'buyer'),
    q
      ? sql`(${has(sql`${rfqs.code}`)} or ${has(sql`${rfqs.title}`)}
          or exists (select 1 from rfq_lines l where l.rfq_id = ${rfqs.id} and ${has(sql`l.item`)}))`
      : undefined,
  );
}

/** A page of the company's RFQs, newest first, with their total number. */
export async function listRfqs(actor: Caller, query: Filters & { page: number; size: number }) {
  const [, items, total] = await asActor(actor, [
    rfqPage(query),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(rfqs)
      .where(matching(query)),
  ]);
  return { items: items.map(rfqSummary), total: total[0]!.count };
}

/** One RFQ with its lines, messages, history and quotes. 404 for another company's RFQ. */
export async function getRfq(actor: Caller, id: number): Promise<{ rfq: RfqDetail }> {
  const [, [found], lines, messages, history, quotes] = await asActor(actor, [
    db
      .select({ rfq: rfqs, requested_by: users.name, address: addresses })
      .from(rfqs)
      .innerJoin(users, eq(users.id, rfqs.created_by))
      .leftJoin(addresses, eq(addresses.id, rfqs.ship_address_id))
      .where(and(mine, eq(rfqs.id, id))),
    db
      .select({ line: rfq_lines, sku: catalog.sku })
      .from(rfq_lines)
      .leftJoin(catalog, eq(catalog.id, rfq_lines.product_id))
      .where(eq(rfq_lines.rfq_id, id))
      .orderBy(rfq_lines.line_no),
    ...conversationOf(id),
    quotesOfRfq(id),
  ]);
  if (!found) throw notFound('RFQ');
  const { rfq, requested_by, address } = found;
  return {
    rfq: {
      ...rfqSummary({ rfq, unread: unreadIn(messages, 'buyer'), quote: quotes.map(statusNow)[0] ?? null }),
      requirement: rfq.requirement,
      need_by: rfq.need_by,
      requested_by,
      ship_to: address && { id: address.id, label: address.label, address: addressLine(address) },
      attachment: rfq.attachment_name,
      lines: lines.map(({ line, sku }) => ({
        ...line,
        sku,
        target_price: toRupees(line.target_price_paise),
      })),
      messages: threadOf(messages, 'buyer'),
      history: history.map(historyStep),
      quotes: quotes.map(quoteSummary),
    },
  };
}

/** The row for lists. */
export function rfqSummary({ rfq, unread, quote }: RfqRow): RfqSummary {
  const { id, code, title, status, source, created_at } = rfq;
  return { id, code, title, status, source, date: created_at.toISOString(), unread, quote };
}

type RfqRow = Pick<RfqSummary, 'unread' | 'quote'> & { rfq: typeof rfqs.$inferSelect };

/** Two queries: an RFQ's messages and its history. Buyers get no names of staff. */
export function conversationOf(id: number) {
  return [
    messagesOf({ rfq_id: id }),
    db
      .select({ step: rfq_history, by: users.name })
      .from(rfq_history)
      .leftJoin(users, eq(users.id, rfq_history.user_id))
      .where(eq(rfq_history.rfq_id, id))
      .orderBy(rfq_history.id),
  ] as const;
}
