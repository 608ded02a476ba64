import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { NO_PERMISSION } from '#contracts/access.ts';
import { RFQ_CHANGED } from '#contracts/conflicts.ts';
import { MESSAGES_PER_HOUR, type SendMessage } from '#contracts/messages/messages.ts';
import { RFQ_ENDED } from '#contracts/quotes/rfqs.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { companies, users } from '#db/schema/companies.ts';
import { messages } from '#db/schema/messages.ts';
import { orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { rfq_history, rfqs } from '#db/schema/rfqs.ts';
import { contact } from '#site';
import { mail } from '../mail/mail-row.ts';
import { isActiveStaff } from '../owners/colleagues.ts';
import { asActor, db, guard, type Me, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { readAttachment, storeWithRecord } from '../platform/files/attachments.ts';
import { privateLink } from '../platform/files/presigned-links.ts';
import type { Caller } from '../platform/session.ts';
import { type MessageRecord, ofRecord } from './thread.ts';

/** Adds a message to an RFQ or an order. The contract lists the refusals. */
export async function sendMessage(
  actor: Caller,
  { message, attachment, internal = false, mentions: mentioned = [], ...record }: SendMessage,
) {
  const mentions = [...new Set(mentioned)];
  const [me, [found], [lastWriter], colleagues] = await asActor(actor, [
    recordForMessage(record),
    lastBuyerWriting(record),
    mentionedStaff(mentions),
  ]);
  const isStaff = me.role !== 'customer';
  if (internal && !isStaff) throw new AppError('forbidden', NO_PERMISSION);
  if (!found) throw notFound(record.rfq_id === undefined ? 'order' : 'RFQ');
  if (found.rfq_status && RFQ_STATES[found.rfq_status].isEnded) throw new AppError('conflict', RFQ_ENDED);
  if (colleagues.length < mentions.length) throw fieldError('invalid', 'message', MENTION_GONE);
  const file = attachment && (await readAttachment(attachment));
  const write = async (stored: { file_key?: string; file_name?: string }) => {
    const [, , [added]] = await orConflict(
      asActor(actor, [
        rows(sql`select throttle_try(${`message ${actor.uid}`}, ${MESSAGES_PER_HOUR}, interval '1 hour')`),
        db
          .insert(messages)
          .values({
            ...{
              ...record,
              company_id: found.company_id,
              user_id: actor.uid,
              from_staff: isStaff,
              internal,
              mentions,
              body: message,
            },
            ...stored,
          })
          .returning({ id: messages.id }),
        ...followRfq(actor, found, isStaff),
        ...(internal
          ? mentionMails(me, found, message, colleagues)
          : mailsOf(me, found, { message, file_name: stored.file_name ?? null, lastWriter })),
      ]),
      RFQ_CHANGED,
    );
    return added!.id;
  };
  const id = file
    ? await storeWithRecord('messages', file, (file_key) => write({ file_key, file_name: file.name }))
    : await write({});
  return { message: internal ? 'Note saved.' : 'Message sent.', id };
}

const MENTION_GONE = 'Someone you mentioned cannot sign in any more. Remove their name and try again.';

type Found = Awaited<ReturnType<typeof recordForMessage>>[number];

/** Query of the record with its buyer and company. */
function recordForMessage({ rfq_id, order_id }: MessageRecord) {
  const isRfq = rfq_id !== undefined;
  const [owner, company] = isRfq ? [rfqs.created_by, rfqs.company_id] : [orders.user_id, orders.company_id];
  return db
    .select({
      ...{ company_id: companies.id, company: companies.name, name: users.name, email: users.email },
      ...{ rfq_id: rfqs.id, rfq_status: rfqs.status, code: rfqs.code, title: rfqs.title },
      ...{ order_id: orders.id, po_number: orders.po_number },
    })
    .from(companies)
    .leftJoin(rfqs, eq(rfqs.id, rfq_id ?? 0))
    .leftJoin(orders, eq(orders.id, order_id ?? 0))
    .innerJoin(users, eq(users.id, owner))
    .where(eq(companies.id, company));
}

/** Query of the mentioned people who are active staff. */
function mentionedStaff(ids: number[]) {
  const { id, name, email } = users;
  return db
    .select({ id, name, email })
    .from(users)
    .where(and(isActiveStaff, inArray(id, ids)))
    .orderBy(id);
}

/** One mail to each mentioned colleague, not to who wrote the note. */
function mentionMails(me: Me, found: Found, note: string, colleagues: { id: number; name: string; email: string }[]) {
  const { rfq_id, order_id, code, title, po_number } = found;
  const about = {
    ...(rfq_id === null ? { order_id: order_id! } : { rfq_id }),
    ...{ code: code ?? `Order ${order_id}`, title: title ?? (po_number && `PO ${po_number}`), note, by: me.name },
  };
  return colleagues
    .filter(({ id }) => id !== me.id)
    .map(({ name, email }) => db.insert(outbox).values(mail('staff-mentioned', email, { ...about, name })));
}

/** Query of the colleague who wrote last: they get the reply too, beside the buyer of the record. */
function lastBuyerWriting(record: MessageRecord) {
  return db
    .select({ name: users.name, email: users.email })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.user_id))
    .where(and(ofRecord(record), eq(messages.from_staff, false)))
    .orderBy(desc(messages.id))
    .limit(1);
}

/** A buyer's reply to our question sets the RFQ under review. Fails if its status has changed since it was read. */
function followRfq(actor: Caller, { rfq_id, rfq_status, company_id }: Found, isStaff: boolean) {
  if (rfq_id === null) return [];
  const isAnswer = !isStaff && rfq_status === 'more information requested';
  if (!isAnswer)
    return [guard('status', sql`exists (select 1 from rfqs where id = ${rfq_id} and status = ${rfq_status})`)];
  const status = 'under review' as const;
  return [
    rows(sql`
      with moved as (update rfqs set status = ${status} where id = ${rfq_id} and status = ${rfq_status} returning 1)
      select must(count(*) = 1, 'status') from moved`),
    db.insert(rfq_history).values({ rfq_id, company_id, status, note: null, user_id: actor.uid }),
  ];
}

interface Written {
  message: string;
  file_name: string | null;
  lastWriter: { name: string; email: string } | undefined;
}

/** To sales, or to the buyer of the record and the colleague who wrote last. */
function mailsOf(me: Me, found: Found, { message, file_name: file, lastWriter }: Written) {
  const { rfq_id, order_id, code, title, po_number, company } = found;
  const about = {
    ...(rfq_id === null ? { order_id: order_id! } : { rfq_id }),
    ...{ code: code ?? `Order ${order_id}`, title: title ?? (po_number && `PO ${po_number}`), message, file },
  };
  if (me.role === 'customer') {
    return [db.insert(outbox).values(mail('message-to-desk', contact.email, { ...about, company, name: me.name }))];
  }
  const readers = [found, lastWriter].filter((one, index) => one && (index === 0 || one.email !== found.email));
  return readers.map((one) =>
    db.insert(outbox).values(mail('message-to-buyer', one!.email, { ...about, name: one!.name })),
  );
}

interface ReadUpTo extends MessageRecord {
  up_to: number;
}

/** Marks the other side's messages as read, up to the last one that the caller saw. */
export async function readMessages(actor: Caller, { up_to, ...record }: ReadUpTo) {
  const [, found, { rows: read }] = await asActor(actor, [
    recordForMessage(record),
    rows(sql`update messages set read_at = now() where ${ofRecord(record)} and id <= ${up_to} and read_at is null
      and from_staff = (not app_staff()) and not internal returning id`),
  ]);
  if (found.length === 0) throw notFound(record.rfq_id === undefined ? 'order' : 'RFQ');
  return { read: read.length };
}

/** A link to the file of a message. 404 for a message that the caller may not read, and for one without a file. */
export async function getMessageFile(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [
    db.select({ key: messages.file_key }).from(messages).where(eq(messages.id, id)),
  ]);
  if (!found?.key) throw new AppError('not_found', 'This file was not found.');
  return { url: await privateLink(found.key) };
}
