import { eq, sql } from 'drizzle-orm';
import { RFQ_MOVED } from '#contracts/rfq-desk.ts';
import type { RfqStatus } from '#contracts/rfqs.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/orders.ts';
import { rfq_history, rfq_messages, rfqs } from '#db/schema/rfqs.ts';
import { asActor, db, orConflict, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { mail } from './mail/mail-row.ts';
import { rfqNotFound } from './rfqs.ts';
import type { Caller } from './session.ts';

type Target = 'under review' | 'more information requested' | 'declined';

/** From which statuses staff may turn an RFQ into another by hand; a quote that is sent makes it quoted. */
const FROM: Record<Target, readonly RfqStatus[]> = {
  'under review': ['submitted', 'more information requested'],
  'more information requested': ['submitted', 'under review'],
  declined: ['submitted', 'under review', 'more information requested'],
};

/**
 * Takes an RFQ under review, asks the buyer for more or declines it, and tells him. A question is a message on the RFQ.
 * 404 for an unknown RFQ, 409 where its status forbids the move.
 */
export async function moveRfq(actor: Caller, { id, to, note }: { id: number; to: Target; note: string | null }) {
  const rfq = await readForMove(actor, id);
  if (!FROM[to].includes(rfq.status)) {
    const why = rfq.status === to ? `is ${to} already` : `is ${rfq.status}: it cannot become ${to}`;
    throw new AppError('conflict', `${rfq.code} ${why}.`);
  }
  const { company_id, code, title, name, email } = rfq;
  const ref = { rfq_id: id, code, title, name };
  await orConflict(
    asActor(actor, [
      setRfqStatus(id, rfq.status, to),
      db
        .insert(rfq_history)
        .values({ rfq_id: id, company_id, status: to, note: to === 'declined' ? note : null, user_id: actor.uid }),
      ...(to === 'more information requested'
        ? [
            db.insert(rfq_messages).values({ rfq_id: id, company_id, user_id: actor.uid, body: note! }),
            db.insert(outbox).values(mail('rfq-question', email, { ...ref, question: note! })),
          ]
        : []),
      ...(to === 'declined' ? [db.insert(outbox).values(mail('rfq-declined', email, { ...ref, reason: note! }))] : []),
    ]),
    RFQ_MOVED,
  );
  return { message: `${code} ${to === 'more information requested' ? 'waits for the buyer' : to}.` };
}

/** What acts on an RFQ decide on, and who is told of them. 404 for an unknown id. */
async function readForMove(actor: Caller, id: number) {
  const [, [found]] = await asActor(actor, [rfqForMail(id)]);
  if (!found) throw rfqNotFound();
  return found;
}

/** An RFQ with the person who asked, as a query for a batch. */
export function rfqForMail(id: number | ReturnType<typeof sql>) {
  return db
    .select({
      ...{ id: rfqs.id, company_id: rfqs.company_id, code: rfqs.code, title: rfqs.title, status: rfqs.status },
      ...{ name: users.name, email: users.email, company: companies.name },
    })
    .from(rfqs)
    .innerJoin(users, eq(users.id, rfqs.created_by))
    .innerJoin(companies, eq(companies.id, rfqs.company_id))
    .where(eq(rfqs.id, id));
}

/** Turns an RFQ from one status into another, or undoes the batch. */
function setRfqStatus(id: number, from: RfqStatus, to: RfqStatus) {
  return rows(sql`
    with moved as (update rfqs set status = ${to} where id = ${id} and status = ${from} returning 1)
    select must(count(*) = 1, 'status') from moved`);
}
