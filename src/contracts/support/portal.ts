import * as z from 'zod/mini';
import { uploadIds } from '../attachments/attachments.ts';
import { FileRef } from '../attachments/file-ref.ts';
import { endpoint } from '../endpoint.ts';
import { attachment } from '../fields/files.ts';
import { formId } from '../fields/form-values.ts';
import { countParam, id, idParam, required } from '../fields/text.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_MESSAGE_LENGTH, MAX_PAGE_SIZE } from '../limits.ts';
import { Message } from '../thread.ts';
import { TicketCategory } from './categories.ts';
import { TICKET_STATES } from './states.ts';

/** Specification §2. */
export const TICKET_SUBMITTED = 'Ticket submitted. Our team will contact you shortly.';
/** Longest subject, characters; also the field's limit. */
export const MAX_SUBJECT_LENGTH = 150;
/** Most files of a new ticket; each further message may have one. */
export const MAX_TICKET_FILES = 5;
/** The caller's tickets a page. */
export const TICKETS_PAGE_SIZE = 20;
/** How long a reply can reopen a closed ticket, days. */
export const REOPEN_DAYS = 30;
export const TICKET_TOO_OLD = `This ticket was closed more than ${REOPEN_DAYS} days ago. Open a new one and mention its number.`;

export const TicketStatus = z.enum(statusesOf(TICKET_STATES));
export type TicketStatus = z.infer<typeof TicketStatus>;

/** The support form. */
export const CreateTicket = z.object({
  subject: required(MAX_SUBJECT_LENGTH, 'Enter a subject, for example “Order 100042 arrived short”.'),
  message: required(MAX_MESSAGE_LENGTH, 'Describe what happened and what you need.'),
  /** Absent or null: `other`. */
  category: z.optional(z.nullable(TicketCategory)),
  /** The order of the caller's company that it is about. Absent or null: none. */
  order_id: z.optional(z.nullable(id)),
  /** The caller's uploads to attach. */
  files: uploadIds(MAX_TICKET_FILES),
});
export type CreateTicket = z.infer<typeof CreateTicket>;

/**
 * Opens a support ticket for the caller. 404 at `order_id` for an order that is not their company's, 409 at `files` for an
 * upload that is gone.
 */
export const createTicketEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/support-ticket',
  creates: true,
  php: true,
  roles: ['customer'],
  body: CreateTicket,
  reply: z.object({ message: z.string(), id: z.int(), code: z.string() }),
});

/** A row of the caller's ticket list. */
export const TicketSummary = z.object({
  id: z.int(),
  /** `TKT-000123` */
  code: z.string(),
  subject: z.string(),
  category: TicketCategory,
  /** Null if it is not about an order. */
  order_id: z.nullable(z.int()),
  status: TicketStatus,
  created_at: z.iso.datetime(),
  /** Time of the last message. */
  last_at: z.iso.datetime(),
});
export type TicketSummary = z.infer<typeof TicketSummary>;

/** The caller's own tickets, newest first, without those of colleagues. */
export const listTicketsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/tickets',
  roles: ['customer'],
  query: z.object({
    status: z.optional(TicketStatus),
    page: countParam(1, 1_000_000),
    size: countParam(TICKETS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(TicketSummary), total: z.int() }),
});

/** A message of a ticket, with its files. */
export const TicketMessage = z.object({ ...Message.shape, files: z.array(FileRef) });

/** The order of a ticket. */
export const TicketOrder = z.object({ id: z.int(), po_number: z.nullable(z.string()) });

/** A ticket with its messages. */
export const Ticket = z.object({
  id: z.int(),
  code: z.string(),
  subject: z.string(),
  category: TicketCategory,
  order: z.nullable(TicketOrder),
  status: TicketStatus,
  created_at: z.iso.datetime(),
  /** False once it has been closed for longer than REOPEN_DAYS. */
  may_reply: z.boolean(),
  messages: z.array(TicketMessage),
});
export type Ticket = z.infer<typeof Ticket>;

/** One of the caller's own tickets; 404 for any other id. */
export const getTicketEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/ticket-get',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ ticket: Ticket }),
});

/**
 * Adds a message, with a file if there is one, to a ticket and notifies support; reopens a closed one. 409 if it was closed too
 * long ago, 413 and 415 for a file that is too large or not of an accepted type.
 */
export const replyToTicketEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/ticket-reply',
  creates: true,
  roles: ['customer'],
  form: 'also',
  body: z.object({ id: formId, message: required(MAX_MESSAGE_LENGTH, 'Write your message.'), attachment }),
  reply: z.object({ message: z.string() }),
});
