import { eq, sql } from 'drizzle-orm';
import { type AdminMessage, MESSAGE_ANSWERED } from '#contracts/visitors/inbox-admin.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { contact_messages } from '#db/schema/visitors.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { exportOf, formatSheetTime } from '../platform/csv-export.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { type Handled, isHandled } from './inbox-admin.ts';

interface ListQuery extends Paging {
  q: string | null;
  handled?: Handled | undefined;
  sort?: string | undefined;
}

/** A page of the contact form's messages with their answers, newest first by default. */
export async function listMessages(actor: Caller, { q, handled, sort, ...paging }: ListQuery) {
  const { id, name, company, email, phone, message, created_at, handled_at } = contact_messages;
  const list = {
    query: db
      .select({
        ...{ id, name, company, email, phone, message, created_at, handled_at },
        rfq: { id: rfqs.id, code: rfqs.code },
        answers: sql<AdminMessage['answers']>`(
          select coalesce(json_agg(json_build_object('id', a.id, 'author', u.name, 'body', a.body, 'at', a.created_at)
            order by a.id), '[]')
          from contact_answers a join users u on u.id = a.user_id where a.message_id = contact_messages.id)`,
      })
      .from(contact_messages)
      .leftJoin(rfqs, eq(rfqs.message_id, id))
      .$dynamic(),
    table: contact_messages,
    search: matches(contact_messages.search_text, q),
    where: isHandled(handled_at, handled),
    sortBy: id,
    descending: sort !== 'date_asc',
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return {
    items: items.map(({ created_at, handled_at, answers, ...row }): AdminMessage => ({
      ...row,
      created_at: created_at.toISOString(),
      handled_at: handled_at && handled_at.toISOString(),
      answers: answers.map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
    })),
    ...counts,
  };
}

/** The filtered list as a CSV. */
export const exportMessages = exportOf('messages', listMessages, [
  ['Received', ({ created_at }: AdminMessage) => formatSheetTime(created_at)],
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
  ['Handled', ({ handled_at }) => formatSheetTime(handled_at)],
  ['Answered', ({ answers }) => answers.map(({ author, at }) => `${formatSheetTime(at)}, ${author}`).join('; ')],
]);

/**
 * Sends and stores an answer to a message and marks it as handled. 404 for an unknown message, 409 if another user has
 * answered since `after`, the last answer that the caller saw.
 */
export async function answerMessage(
  actor: Caller,
  { id, answer, after }: { id: number; answer: string; after: number },
) {
  const { name, email, message } = contact_messages;
  const ofMessage = sql`from contact_messages where ${eq(contact_messages.id, id)}`;
  const [, handled] = await orConflict(
    asActor(actor, [
      // Locks the message: of two answers at the same time, the second sees the first.
      rows(sql`update contact_messages set handled_at = coalesce(handled_at, now()) where id = ${id} returning id`),
      guard('read', sql`not exists (select 1 from contact_answers where message_id = ${id} and id > ${after})`),
      rows(sql`insert into contact_answers (message_id, user_id, body) select id, app_user(), ${answer} ${ofMessage}`),
      rows(mailFrom('contact-answer', email, { name, message, answer }, ofMessage)),
    ]),
    MESSAGE_ANSWERED,
  );
  if (handled.rows.length === 0) throw notFound('message');
  return { message: 'Answer sent.' };
}
