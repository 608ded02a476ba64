import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/money.ts';
import type { RfqDetail, RfqStatus, RfqSummary } from '#contracts/rfqs.ts';
import { products } from '#db/schema/catalog.ts';
import { addresses, users } from '#db/schema/companies.ts';
import { rfq_history, rfq_lines, rfq_messages, rfqs } from '#db/schema/rfqs.ts';
import { addressLine } from './companies.ts';
import { asActor, db, myCompany } from './database.ts';
import { messageOf, stepOf } from './history-rows.ts';
import { AppError } from './http/errors.ts';
import { quoteSummary } from './quote-rows.ts';
import { quotesOfRfq } from './quotes.ts';
import type { Caller } from './session.ts';

/** What a list of RFQs is narrowed to. */
interface Filters {
  q?: string | null;
  status?: RfqStatus | undefined;
}

const mine = eq(rfqs.company_id, myCompany);

/** Told for an id that does not exist, or that the caller's company does not have. */
export const rfqNotFound = () => new AppError('not_found', 'This RFQ was not found.');

/** A page of the caller's company's RFQs, newest first, as a query for a batch. */
export function rfqPage({ page, size, ...filters }: Filters & { page: number; size: number }) {
  return db
    .select()
    .from(rfqs)
    .where(matching(filters))
    .orderBy(desc(rfqs.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** Of one company a search reads every row anyway, so the words are looked for as they stand, without a pattern's signs. */
function matching({ q, status }: Filters): SQL | undefined {
  const has = (column: SQL) => sql`strpos(lower(${column}), ${q?.toLowerCase()}) > 0`;
  return and(
    mine,
    status && eq(rfqs.status, status),
    q
      ? sql`(${has(sql`${rfqs.code}`)} or ${has(sql`${rfqs.title}`)}
          or exists (select 1 from rfq_lines l where l.rfq_id = ${rfqs.id} and ${has(sql`l.item`)}))`
      : undefined,
  );
}

/** One page of the caller's company's RFQs, newest first, and how many there are. */
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

/** One RFQ with its lines, messages, history and quotes. 404 for an id that the caller's company does not have. */
export async function getRfq(actor: Caller, id: number): Promise<{ rfq: RfqDetail }> {
  const [, [found], lines, messages, history, quotes] = await asActor(actor, [
    db
      .select({ rfq: rfqs, requested_by: users.name, address: addresses })
      .from(rfqs)
      .innerJoin(users, eq(users.id, rfqs.created_by))
      .leftJoin(addresses, eq(addresses.id, rfqs.ship_address_id))
      .where(and(mine, eq(rfqs.id, id))),
    db
      .select({ line: rfq_lines, sku: products.sku })
      .from(rfq_lines)
      .leftJoin(products, eq(products.id, rfq_lines.product_id))
      .where(eq(rfq_lines.rfq_id, id))
      .orderBy(rfq_lines.line_no),
    ...conversationOf(id),
    quotesOfRfq(id),
  ]);
  if (!found) throw rfqNotFound();
  const { rfq, requested_by, address } = found;
  return {
    rfq: {
      ...rfqSummary(rfq),
      requirement: rfq.requirement,
      requested_by,
      ship_to: address && { id: address.id, label: address.label, address: addressLine(address) },
      attachment: rfq.attachment_name,
      lines: lines.map(({ line, sku }) => ({
        ...line,
        sku,
        target_price: line.target_price_paise === null ? null : toRupees(line.target_price_paise),
      })),
      messages: messages.map(messageOf),
      history: history.map(stepOf),
      quotes: quotes.map(quoteSummary),
    },
  };
}

/** The row as lists show it. */
export function rfqSummary({ id, code, title, status, created_at }: typeof rfqs.$inferSelect): RfqSummary {
  return { id, code, title, status, date: created_at.toISOString() };
}

/** What was said about an RFQ and the way it went, as two queries for a batch. To a buyer staff are invisible and nameless. */
export function conversationOf(id: number) {
  return [
    db
      .select({ message: rfq_messages, author: users.name })
      .from(rfq_messages)
      .leftJoin(users, eq(users.id, rfq_messages.user_id))
      .where(eq(rfq_messages.rfq_id, id))
      .orderBy(rfq_messages.id),
    db
      .select({ step: rfq_history, by: users.name })
      .from(rfq_history)
      .leftJoin(users, eq(users.id, rfq_history.user_id))
      .where(eq(rfq_history.rfq_id, id))
      .orderBy(rfq_history.id),
  ] as const;
}
