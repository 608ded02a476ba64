import { eq, sql } from 'drizzle-orm';
import type { BulkReply } from '#contracts/bulk.ts';
import { RFQ_CHANGED } from '#contracts/conflicts.ts';
import { canMove } from '#contracts/life-cycle.ts';
import type { RfqMove } from '#contracts/quotes/admin.ts';
import type { RfqStatus } from '#contracts/quotes/rfqs.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { companies, users } from '#db/schema/companies.ts';
import { messages } from '#db/schema/messages.ts';
import { outbox } from '#db/schema/outbox.ts';
import { rfq_history, rfqs } from '#db/schema/rfqs.ts';
import { mail } from '../mail/mail-row.ts';
import { actOnEach } from '../platform/bulk.ts';
import { asActor, db, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/**
 * Starts the review of an RFQ, asks the buyer for more information or declines it; the last two are mailed.
 * A question is also a message on the RFQ. 404 for an unknown RFQ, 409 if its status does not allow it.
 */
export async function moveRfq(actor: Caller, { id, to, note }: { id: number; to: RfqMove; note: string | null }) {
  const rfq = await readForMove(actor, id);
  if (!canMove(RFQ_STATES, 'staff', rfq.status, to)) {
    const reason = rfq.status === to ? `is already ${to}` : `is ${rfq.status} and cannot become ${to}`;
    throw new AppError('conflict', `${rfq.code} ${reason}.`);
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
            db.insert(messages).values({ rfq_id: id, company_id, user_id: actor.uid, from_staff: true, body: note! }),
            db.insert(outbox).values(mail('rfq-question', email, { ...ref, question: note! })),
          ]
        : []),
      ...(to === 'declined' ? [db.insert(outbox).values(mail('rfq-declined', email, { ...ref, reason: note! }))] : []),
    ]),
    RFQ_CHANGED,
  );
  return { message: to === 'more information requested' ? `${code}: question sent to the buyer.` : `${code} ${to}.` };
}

/** Starts the review of several RFQs, each by the rules of `moveRfq`. */
export const reviewRfqs = (actor: Caller, { ids }: { ids: number[] }): Promise<BulkReply> =>
  actOnEach(ids, (id) => moveRfq(actor, { id, to: 'under review', note: null }));

async function readForMove(actor: Caller, id: number) {
  const [, [found]] = await asActor(actor, [rfqForMail(id)]);
  if (!found) throw notFound('RFQ');
  return found;
}

/** Query of an RFQ with the buyer who sent it. */
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

/** Changes the status; fails if it has changed since it was read. */
function setRfqStatus(id: number, from: RfqStatus, to: RfqStatus) {
  return rows(sql`
    with moved as (update rfqs set status = ${to} where id = ${id} and status = ${from} returning 1)
    select must(count(*) = 1, 'status') from moved`);
}
