import * as z from 'zod/mini';
import { endpoint, staffRoles } from './endpoint.ts';
import { MAX_MESSAGE_LENGTH, MAX_PAGE_SIZE } from './limits.ts';
import { TicketStatus } from './support.ts';
import { countParam, id, idParam, optional, required } from './text.ts';

/** Tickets a page at the desk. */
export const TICKET_DESK_PAGE_SIZE = 25;

/** Told to whoever acts on a ticket that somebody else has moved meanwhile. */
export const TICKET_MOVED = 'This ticket has changed since you opened it. Nothing was written: look at it again.';

/** A row of the queue. */
export const DeskTicket = z.object({
  id: z.int(),
  /** `TKT-000123` */
  code: z.string(),
  subject: z.string(),
  status: TicketStatus,
  company_id: z.int(),
  company: z.string(),
  /** Who asked. */
  buyer: z.string(),
  created_at: z.iso.datetime(),
  /** Since when the buyer waits for an answer, and when it is due; null where he does not wait. */
  waiting_since: z.nullable(z.iso.datetime()),
  due_at: z.nullable(z.iso.datetime()),
  overdue: z.boolean(),
});
export type DeskTicket = z.infer<typeof DeskTicket>;

/** All tickets: the open ones in the order in which they wait, others the newest first. `q` is a code, or words of the subject or company. */
export const listDeskTicketsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/ticket-list',
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    status: z.optional(TicketStatus),
    company_id: z.optional(idParam),
    /** Absent: as above. `due`: by when the answer is due; those for which nobody waits stand last either way. */
    sort: z.optional(z.enum(['date_asc', 'date_desc', 'due_asc', 'due_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(TICKET_DESK_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(DeskTicket), total: z.int(), total_capped: z.boolean() }),
});

/** A ticket with all that was said; of the staff, by name. */
export const DeskTicketDetail = z.object({
  ...DeskTicket.shape,
  closed_at: z.nullable(z.iso.datetime()),
  person: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  messages: z.array(z.object({ id: z.int(), author: z.string(), body: z.string(), at: z.iso.datetime() })),
});
export type DeskTicketDetail = z.infer<typeof DeskTicketDetail>;

/** One ticket; 404 for an id that does not exist. */
export const getDeskTicketEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/ticket-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ ticket: DeskTicketDetail }),
});

/** Answers a ticket and writes to whoever asked; `close` ends it with the answer. 409 where it is closed or somebody was quicker. */
export const answerTicketEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/ticket-answer',
  roles: staffRoles,
  body: z.object({
    id,
    message: required(MAX_MESSAGE_LENGTH, 'Write the answer.'),
    /** The last message that the reader saw: an answer must not pass by what was said since. */
    after: z.int(),
    close: z.boolean(),
  }),
  reply: z.object({ message: z.string() }),
});

/** Closes a ticket without a word, or opens it again. 409 where it stands so already or somebody has written since. */
export const moveTicketEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/ticket-move',
  roles: staffRoles,
  body: z.object({
    id,
    to: z.enum(['open', 'closed']),
    /** The last message that the reader saw: nothing is closed over words that nobody has read. */
    after: z.int(),
  }),
  reply: z.object({ message: z.string() }),
});
