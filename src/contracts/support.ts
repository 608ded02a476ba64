import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { required } from './text.ts';

/** What the page says once a ticket is in (specification §2). */
export const TICKET_SUBMITTED = 'Ticket submitted. Our team will contact you shortly.';
/** Longest subject and message, characters; the fields stop there too. */
export const MAX_SUBJECT_LENGTH = 150;
export const MAX_MESSAGE_LENGTH = 4000;
/** How many of the caller's tickets are listed, the newest. */
export const TICKETS_SHOWN = 50;

/** Where a ticket stands: with PlantSetu, with the buyer, done. */
export const TicketStatus = z.enum(['open', 'answered', 'closed']);
export type TicketStatus = z.infer<typeof TicketStatus>;

/** What the support form sends. */
export const CreateTicket = z.object({
  subject: required(MAX_SUBJECT_LENGTH, 'Enter a subject, for example “Order 100042 arrived short”.'),
  message: required(MAX_MESSAGE_LENGTH, 'Describe what happened and what you need.'),
});
export type CreateTicket = z.infer<typeof CreateTicket>;

/** Opens a support ticket for the caller. */
export const createTicketEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/support-ticket',
  php: true,
  roles: ['customer'],
  body: CreateTicket,
  reply: z.object({ message: z.string(), id: z.int(), code: z.string() }),
});

/** A ticket with all that was said on it. */
export const Ticket = z.object({
  id: z.int(),
  /** `TKT-000123` */
  code: z.string(),
  subject: z.string(),
  status: TicketStatus,
  created_at: z.iso.datetime(),
  messages: z.array(
    z.object({
      id: z.int(),
      /** The caller's name; null for PlantSetu. */
      author: z.nullable(z.string()),
      body: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type Ticket = z.infer<typeof Ticket>;

/** The caller's own tickets, newest first; not those of colleagues. */
export const listTicketsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/tickets',
  roles: ['customer'],
  reply: z.object({ items: z.array(Ticket) }),
});
