import { and, eq, sql } from 'drizzle-orm';
import { RFQ_CHANGED } from '#contracts/conflicts.ts';
import { canMove } from '#contracts/life-cycle.ts';
import { RFQ_NOT_CANCELLABLE, type RfqStatus } from '#contracts/quotes/rfqs.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { companies } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { rfq_history, rfqs } from '#db/schema/rfqs.ts';
import { contact } from '#site';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, myCompany, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { privateLink } from '../platform/files/presigned-links.ts';
import type { Caller } from '../platform/session.ts';

/** A link to an RFQ's attachment. 404 for another company's RFQ, and if there is no attachment. */
export async function getRfqAttachment(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [
    db
      .select({ key: rfqs.attachment_key })
      .from(rfqs)
      .where(and(eq(rfqs.company_id, myCompany), eq(rfqs.id, id))),
  ]);
  if (!found) throw notFound('RFQ');
  if (!found.key) throw new AppError('not_found', 'This RFQ has no file.');
  return { url: await privateLink(found.key) };
}

/** Cancels an RFQ that is not quoted yet, and mails sales. 409 once it is quoted. */
export async function cancelRfq(actor: Caller, { id, reason }: { id: number; reason: string | null }) {
  const { me, rfq } = await readRfq(actor, id);
  if (!canMove(RFQ_STATES, 'buyer', rfq.status, 'cancelled')) throw new AppError('conflict', RFQ_NOT_CANCELLABLE);
  const { code, title, company } = rfq;
  await write(actor, [
    move(id, rfq.status, 'cancelled'),
    step(id, actor, 'cancelled', reason),
    db
      .insert(outbox)
      .values(mail('rfq-cancelled', contact.email, { rfq_id: id, code, title, company, name: me.name, reason })),
  ]);
  return { message: `${code} cancelled.` };
}

async function readRfq(actor: Caller, id: number) {
  const [me, [rfq]] = await asActor(actor, [
    db
      .select({ status: rfqs.status, code: rfqs.code, title: rfqs.title, company: companies.name })
      .from(rfqs)
      .innerJoin(companies, eq(companies.id, rfqs.company_id))
      .where(and(eq(rfqs.company_id, myCompany), eq(rfqs.id, id))),
  ]);
  if (!rfq) throw notFound('RFQ');
  return { me, rfq };
}

async function write(actor: Caller, statements: Parameters<typeof asActor>[1]) {
  await orConflict(asActor(actor, statements), RFQ_CHANGED);
}

/** Changes the status; fails if it has changed since it was read. */
function move(id: number, from: RfqStatus, to: RfqStatus) {
  return rows(sql`
    with moved as (
      update rfqs set status = ${to} where id = ${id} and company_id = app_company() and status = ${from} returning 1)
    select must(count(*) = 1, 'status') from moved`);
}

function step(id: number, actor: Caller, status: RfqStatus, note: string | null) {
  return db.insert(rfq_history).values({ rfq_id: id, company_id: myCompany, status, note, user_id: actor.uid });
}
