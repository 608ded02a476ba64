import { and, eq, sql } from 'drizzle-orm';
import { CANCELLABLE_RFQ, ENDED_RFQ, RFQ_ENDED, RFQ_NOT_CANCELLABLE, type RfqStatus } from '#contracts/rfqs.ts';
import { companies } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/orders.ts';
import { rfq_history, rfq_messages, rfqs } from '#db/schema/rfqs.ts';
import { contact } from '#site';
import { asActor, db, guard, myCompany, orConflict, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { mail } from './mail/mail-row.ts';
import { rfqNotFound } from './rfqs.ts';
import type { Caller } from './session.ts';
import { privateLink } from './signed-links.ts';

/** A link to the file of one RFQ. 404 for an id that the caller's company does not have, and where there is no file. */
export async function getRfqAttachment(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [
    db
      .select({ key: rfqs.attachment_key })
      .from(rfqs)
      .where(and(eq(rfqs.company_id, myCompany), eq(rfqs.id, id))),
  ]);
  if (!found) throw rfqNotFound();
  if (!found.key) throw new AppError('not_found', 'This RFQ has no file.');
  return { url: privateLink(found.key) };
}

/**
 * Writes on an RFQ and tells the desk. What answers a question sets the RFQ under review again. 409 for an RFQ that has
 * ended.
 */
export async function replyToRfq(actor: Caller, { id, message }: { id: number; message: string }) {
  const { me, rfq } = await readRfq(actor, id);
  if (ENDED_RFQ.includes(rfq.status)) throw new AppError('conflict', RFQ_ENDED);
  const answers = rfq.status === 'more information requested';
  const status = answers ? 'under review' : rfq.status;
  const { code, title, company } = rfq;
  await write(actor, [
    answers ? move(id, rfq.status, status) : stays(id, status),
    ...(answers ? [step(id, actor, status, null)] : []),
    db.insert(rfq_messages).values({ rfq_id: id, company_id: myCompany, user_id: actor.uid, body: message }),
    db
      .insert(outbox)
      .values(mail('rfq-reply', contact.email, { rfq_id: id, code, title, company, name: me.name, message })),
  ]);
  return { message: 'Message sent.', status };
}

/** Calls an RFQ off before it is quoted, and tells the desk. 409 afterwards. */
export async function cancelRfq(actor: Caller, { id, reason }: { id: number; reason: string | null }) {
  const { me, rfq } = await readRfq(actor, id);
  if (!CANCELLABLE_RFQ.includes(rfq.status)) throw new AppError('conflict', RFQ_NOT_CANCELLABLE);
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
  if (!rfq) throw rfqNotFound();
  return { me, rfq };
}

async function write(actor: Caller, statements: Parameters<typeof asActor>[1]) {
  await orConflict(
    asActor(actor, statements),
    'This RFQ has moved on since you opened it. Nothing was sent: look at it again.',
  );
}

/** From one status to another, or raises where it has another one by now. */
function move(id: number, from: RfqStatus, to: RfqStatus) {
  return rows(sql`
    with moved as (
      update rfqs set status = ${to} where id = ${id} and company_id = app_company() and status = ${from} returning 1)
    select must(count(*) = 1, 'status') from moved`);
}

const stays = (id: number, status: RfqStatus) =>
  guard('status', sql`exists (select 1 from rfqs where id = ${id} and status = ${status})`);

function step(id: number, actor: Caller, status: RfqStatus, note: string | null) {
  return db.insert(rfq_history).values({ rfq_id: id, company_id: myCompany, status, note, user_id: actor.uid });
}
