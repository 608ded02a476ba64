import { eq, sql } from 'drizzle-orm';
import { type DeskMessage, MESSAGE_ANSWERED } from '#contracts/admin-messages.ts';
import { contact_messages } from '#db/schema/visitors.ts';
import { exportOf, sheetTime } from './csv-export.ts';
import { asActor, guard, orConflict, rows } from './database.ts';
import { moment, type Place } from './desk-page.ts';
import { AppError } from './http/errors.ts';
import { type InboxFilters, readInbox } from './inbox-desk.ts';
import { mailFrom } from './mail/mail-row.ts';
import type { Caller } from './session.ts';

type Filters = Pick<InboxFilters, 'q' | 'handled' | 'sort'>;

/** One page of the contact form's messages, with what was answered. */
export async function listMessages(actor: Caller, query: Filters & Place) {
  const { items, ...counts } = await readInbox<DeskMessage>(actor, 'message', query);
  const dated = items.map(({ answers, ...message }) => ({
    ...message,
    answers: answers.map((answer) => ({ ...answer, at: moment(answer.at) })),
  }));
  return { items: dated, ...counts };
}

/** The filtered list as a CSV. */
export const exportMessages = exportOf('messages', listMessages, [
  ['Received', ({ created_at }: DeskMessage) => sheetTime(created_at)],
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
  ['Handled', ({ handled_at }) => sheetTime(handled_at)],
  ['Answered', ({ answers }) => answers.map(({ author, at }) => `${sheetTime(at)}, ${author}`).join('; ')],
]);

/**
 * Answers a message: the words go out by mail and stay with it, and it is handled. 404 for an unknown one, 409 where
 * somebody has answered since `after`, the last answer that the writer saw.
 */
export async function answerMessage(
  actor: Caller,
  { id, answer, after }: { id: number; answer: string; after: number },
) {
  const { name, email, message } = contact_messages;
  const ofMessage = sql`from contact_messages where ${eq(contact_messages.id, id)}`;
  const [, handled] = await orConflict(
    asActor(actor, [
      // Also the lock: of two answers at once the second waits here, and then sees the first.
      rows(sql`update contact_messages set handled_at = coalesce(handled_at, now()) where id = ${id} returning id`),
      guard('read', sql`not exists (select 1 from contact_answers where message_id = ${id} and id > ${after})`),
      rows(sql`insert into contact_answers (message_id, user_id, body) select id, app_user(), ${answer} ${ofMessage}`),
      rows(mailFrom('contact-answer', email, { name, message, answer }, ofMessage)),
    ]),
    MESSAGE_ANSWERED,
  );
  if (handled.rows.length === 0) throw new AppError('not_found', 'This message was not found.');
  return { message: 'Answer sent.' };
}
