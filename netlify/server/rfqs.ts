import { and, desc, eq, sql } from 'drizzle-orm';
import { toPaise, toRupees } from '#contracts/money.ts';
import type { CreateRfq, RfqDetail, RfqSummary } from '#contracts/rfqs.ts';
import { products } from '#db/schema/catalog.ts';
import { users } from '#db/schema/companies.ts';
import { rfq_lines, rfq_messages, rfqs } from '#db/schema/rfqs.ts';
import { contact } from '#site';
import { asActor, db, guard, myCompany, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import type { Caller } from './session.ts';

const mine = eq(rfqs.company_id, myCompany);

/** A page of the caller's company's RFQs, newest first, as a query for a batch. */
export function rfqPage({ page, size }: { page: number; size: number }) {
  return db
    .select()
    .from(rfqs)
    .where(mine)
    .orderBy(desc(rfqs.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** One page of the caller's company's RFQs, newest first, and how many there are. */
export async function listRfqs(actor: Caller, query: { page: number; size: number }) {
  const [, items, total] = await asActor(actor, [
    rfqPage(query),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(rfqs)
      .where(mine),
  ]);
  return { items: items.map(rfqSummary), total: total[0]!.count };
}

/** One RFQ with its lines and messages. 404 for an id that the caller's company does not have. */
export async function getRfq(actor: Caller, id: number): Promise<{ rfq: RfqDetail }> {
  const [, [found], lines, messages] = await asActor(actor, [
    db
      .select({ rfq: rfqs, requested_by: users.name })
      .from(rfqs)
      .innerJoin(users, eq(users.id, rfqs.created_by))
      .where(and(mine, eq(rfqs.id, id))),
    db
      .select({ line: rfq_lines, sku: products.sku })
      .from(rfq_lines)
      .leftJoin(products, eq(products.id, rfq_lines.product_id))
      .where(eq(rfq_lines.rfq_id, id))
      .orderBy(rfq_lines.line_no),
    // Staff are invisible to a buyer's query: their messages come without a name.
    db
      .select({ message: rfq_messages, author: users.name })
      .from(rfq_messages)
      .leftJoin(users, eq(users.id, rfq_messages.user_id))
      .where(eq(rfq_messages.rfq_id, id))
      .orderBy(rfq_messages.id),
  ]);
  if (!found) throw new AppError('not_found', 'This RFQ was not found.');
  return {
    rfq: {
      ...rfqSummary(found.rfq),
      requirement: found.rfq.requirement,
      requested_by: found.requested_by,
      lines: lines.map(({ line, sku }) => ({
        ...line,
        sku,
        target_price: line.target_price_paise === null ? null : toRupees(line.target_price_paise),
      })),
      messages: messages.map(({ message, author }) => ({
        id: message.id,
        author,
        body: message.body,
        at: message.created_at.toISOString(),
      })),
    },
  };
}

/** Tells the buyer and sales of the RFQ that this batch has just written; its code exists only now. */
function announceRfq() {
  return rows(sql`
    insert into outbox (kind, recipient, payload)
    select mail.kind, mail.recipient,
      jsonb_build_object('code', r.code, 'title', r.title, 'name', u.name, 'company', c.name)
    from rfqs r join users u on u.id = r.created_by join companies c on c.id = r.company_id,
      lateral (values ('rfq-taken', u.email), ('rfq-for-sales', ${contact.email})) as mail (kind, recipient)
    where r.id = currval('rfqs_id_seq')`);
}

/** Submits an RFQ in one batch. 404 for a product that the caller's company does not have; then nothing is written. */
export async function createRfq(actor: Caller, { title, requirement, lines }: CreateRfq) {
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
  try {
    const [, , [created]] = await asActor(actor, [
      // One parameter whatever the number of products, so that the empty list is no special case.
      guard(
        'products',
        sql`(select count(*) from products where id = any(${sql.param(ids)}::bigint[])) = ${ids.length}`,
      ),
      db
        .insert(rfqs)
        .values({ company_id: myCompany, title, requirement, status: 'submitted', created_by: actor.uid })
        .returning({ id: rfqs.id, code: rfqs.code }),
      ...(lines.length > 0 ? [db.insert(rfq_lines).values(lines.map(lineRow))] : []),
      announceRfq(),
    ]);
    return { message: `${created!.code} submitted.`, ...created! };
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    throw new AppError('not_found', 'A product of this RFQ is not in your catalogue. Remove its line and try again.');
  }
}

/** The row as lists show it. */
export function rfqSummary({ id, code, title, status, created_at }: typeof rfqs.$inferSelect): RfqSummary {
  return { id, code, title, status, date: created_at.toISOString() };
}

function lineRow({ item, product_id, qty, unit, target_price }: CreateRfq['lines'][number], index: number) {
  return {
    rfq_id: sql`currval('rfqs_id_seq')`,
    line_no: index + 1,
    company_id: myCompany,
    item,
    product_id: product_id ?? null,
    qty,
    unit,
    target_price_paise: target_price === null || target_price === undefined ? null : toPaise(target_price),
  };
}
