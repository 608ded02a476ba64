import * as z from 'zod/mini';
import { idsParam } from '../bulk.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { attachment } from '../fields/files.ts';
import { formFlag, formId, formInt } from '../fields/form-values.ts';
import { countParam, id, idParam, optional, required } from '../fields/text.ts';
import { MAX_MESSAGE_LENGTH, MAX_PAGE_SIZE } from '../limits.ts';
import { Owned, OwnedDetail, ownerParam } from '../owners/owners.ts';
import { TicketCategory } from './categories.ts';
import { TicketMessage, TicketOrder, TicketStatus } from './portal.ts';

/** Tickets a page in the admin area. */
export const ADMIN_TICKETS_PAGE_SIZE = 25;

/** A row of the queue. */
export const AdminTicket = z.object({
  ...Owned.shape,
  id: z.int(),
  /** `TKT-000123` */
  code: z.string(),
  subject: z.string(),
  category: TicketCategory,
  /** Null if it is not about an order. */
  order_id: z.nullable(z.int()),
  status: TicketStatus,
  company_id: z.int(),
  company: z.string(),
  /** Name of the buyer. */
  buyer: z.string(),
  created_at: z.iso.datetime(),
  /** Since when the buyer waits for a reply, and when it is due; null if no reply is due. */
  waiting_since: z.nullable(z.iso.datetime()),
  due_at: z.nullable(z.iso.datetime()),
  overdue: z.boolean(),
});
export type AdminTicket = z.infer<typeof AdminTicket>;

/** All tickets: open ones by waiting time, others the newest first. `q` is a code, an order or PO number, or part of the subject or company. */
export const listAdminTicketsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/ticket-list',
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    status: z.optional(TicketStatus),
    category: z.optional(TicketCategory),
    company_id: z.optional(idParam),
    owner: ownerParam,
    /** Only these rows. */
    ids: z.optional(idsParam),
    /** Absent: open tickets by waiting time, others the newest first. `due`: by when the reply is due; tickets without a due reply come last either way. */
    sort: z.optional(z.enum(['date_asc', 'date_desc', 'due_asc', 'due_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(ADMIN_TICKETS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(AdminTicket), total: z.int(), total_capped: z.boolean() }),
});

/** A ticket with its messages and the names of staff. */
export const AdminTicketDetail = z.object({
  ...AdminTicket.shape,
  ...OwnedDetail.shape,
  order: z.nullable(TicketOrder),
  closed_at: z.nullable(z.iso.datetime()),
  person: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  /** All with the name of their author. */
  messages: z.array(TicketMessage),
});
export type AdminTicketDetail = z.infer<typeof AdminTicketDetail>;

/** One ticket; 404 for an unknown id. */
export const getAdminTicketEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/ticket-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ ticket: AdminTicketDetail }),
});

/**
 * Replies to a ticket, with a file if there is one, and emails the buyer; `close` also closes it. 409 if it is closed or there is
 * a newer message, 413 and 415 for a file that is too large or not of an accepted type.
 */
export const answerTicketEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/ticket-answer',
  creates: true,
  roles: staffRoles,
  form: 'also',
  body: z.object({
    id: formId,
    message: required(MAX_MESSAGE_LENGTH, 'Write the answer.'),
    attachment,
    /** Id of the last message that the caller saw. */
    after: formInt,
    close: formFlag,
  }),
  reply: z.object({ message: z.string() }),
});

/** Closes a ticket without a reply, or reopens it. 409 if it already has that status or there is a newer message. */
export const moveTicketEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/ticket-move',
  roles: staffRoles,
  body: z.object({
    id,
    to: z.enum(['open', 'closed']),
    /** Id of the last message that the caller saw. */
    after: z.int(),
  }),
  reply: z.object({ message: z.string() }),
});
