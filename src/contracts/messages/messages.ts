import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { attachment } from '../fields/files.ts';
import { formFlag, formId } from '../fields/form-values.ts';
import { id, idParam, listText, required } from '../fields/text.ts';
import { MAX_MESSAGE_LENGTH } from '../limits.ts';
import { Message } from '../thread.ts';

/** Messages that one person can send in an hour. */
export const MESSAGES_PER_HOUR = 60;

/** Colleagues that one note can mention. */
export const MAX_MENTIONS = 10;

/** A message about an RFQ or an order. */
export const RecordMessage = z.object({
  ...Message.shape,
  /** Name of the attached file; null if there is none. */
  file: z.nullable(z.string()),
  /** A note for staff; buyers never receive one. */
  internal: z.boolean(),
  /** True if the other side sent it and no one of the caller's side has opened it. */
  unread: z.boolean(),
  /** Names of the colleagues mentioned in a note; empty for messages. */
  mentions: z.array(z.string()),
});
export type RecordMessage = z.infer<typeof RecordMessage>;

/** The record of a conversation: an RFQ, whose quotes share its messages, or an order. */
const record = { rfq_id: z.optional(formId), order_id: z.optional(formId) };

const oneRecord = z.refine<{ rfq_id?: number | undefined; order_id?: number | undefined }>(
  ({ rfq_id, order_id }) => (rfq_id === undefined) !== (order_id === undefined),
  { error: 'Send the id of one RFQ or of one order.', path: ['order_id'] },
);

/** The message form. */
export const SendMessage = z
  .object({
    ...record,
    message: required(MAX_MESSAGE_LENGTH, 'Write your message.'),
    attachment,
    /** A note for staff only; from staff only. */
    internal: z.optional(formFlag),
    /** Ids of the colleagues that a note mentions; a form with a file sends them as JSON text. */
    mentions: z.optional(
      z.pipe(
        listText,
        z
          .array(id)
          .check(z.maxLength(MAX_MENTIONS, { error: `Mention at most ${MAX_MENTIONS} colleagues in one note.` })),
      ),
    ),
  })
  .check(
    oneRecord,
    z.refine(({ internal, mentions = [] }) => internal === true || mentions.length === 0, {
      error: 'Colleagues can be mentioned in staff notes only.',
      path: ['message'],
    }),
  );
export type SendMessage = z.infer<typeof SendMessage>;

/**
 * Adds a message to an RFQ or an order and mails the other side; a note for staff is mailed only to the colleagues it
 * mentions. A buyer's reply to our question on an RFQ sets it under review again. Orders take messages in every status. 400 for
 * a mention of someone who is not active staff, 404 for another company's record, 409 for a closed RFQ, 413 and 415 for a file
 * that is too large or not of an accepted type, 429 above MESSAGES_PER_HOUR.
 */
export const sendRecordMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/messages/send',
  creates: true,
  roles: ['customer', 'employee', 'admin'],
  form: 'also',
  body: SendMessage,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Marks the other side's messages up to one as read, for all of the caller's side. 404 for another company's record. */
export const readMessagesEndpoint = endpoint({
  method: 'POST',
  path: '/api/messages/read',
  roles: ['customer', 'employee', 'admin'],
  body: z.object({ ...record, up_to: id }).check(oneRecord),
  reply: z.object({ read: z.int() }),
});

/** A link to download a message's file, valid for a minute. 404 if the caller may not read the message, or it has no file. */
export const getMessageFileEndpoint = endpoint({
  method: 'GET',
  path: '/api/messages/file',
  roles: ['customer', 'employee', 'admin'],
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.url() }),
});
