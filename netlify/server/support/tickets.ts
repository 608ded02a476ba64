import { and, desc, eq, sql } from 'drizzle-orm';
import {
  type CreateTicket,
  REOPEN_DAYS,
  type Ticket,
  TICKET_TOO_OLD,
  TICKET_SUBMITTED,
  type TicketStatus,
  type TicketSummary,
} from '#contracts/support/portal.ts';
import { TICKET_CHANGED } from '#contracts/conflicts.ts';
import { TICKET_CATEGORIES } from '#contracts/support/categories.ts';
import { companies, users } from '#db/schema/companies.ts';
import { orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { ticket_messages, tickets } from '#db/schema/tickets.ts';
import { contact } from '#site';
import { rethrowGone, takeUploads } from '../attachments/take.ts';
import { mail, mailFrom } from '../mail/mail-row.ts';
import { asActor, db, guard, myCompany, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { messagesOfTicket, newMessage, ticketMessage, withFile } from './messages.ts';
import { setTicket } from './transition.ts';

interface ListQuery {
  status?: TicketStatus | undefined;
  page: number;
  size: number;
}

/** One page of the caller's own tickets, the newest first. */
export async function listTickets(
  actor: Caller,
  { status, page, size }: ListQuery,
): Promise<{ items: TicketSummary[]; total: number }> {
  const own = and(eq(tickets.user_id, actor.uid), status && eq(tickets.status, status));
  const last = sql<string>`(select max(created_at) from ticket_messages m where m.ticket_id = tickets.id)`;
  const [, items, [count]] = await asActor(actor, [
    db
      .select({ ticket: tickets, last })
      .from(tickets)
      .where(own)
      .orderBy(desc(tickets.id))
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(tickets)
      .where(own),
  ]);
  return {
    items: items.map(({ ticket: { id, code, subject, category, order_id, status, created_at }, last }) => ({
      ...{ id, code, subject, category, order_id, status },
      created_at: created_at.toISOString(),
      last_at: new Date(last ?? created_at).toISOString(),
    })),
    total: count!.total,
  };
}

/** One of the caller's own tickets with its messages. 404 for any other id. */
export async function getTicket(actor: Caller, id: number): Promise<{ ticket: Ticket }> {
  const [, [found], messages] = await asActor(actor, [
    db
      .select({ ticket: tickets, order: { id: orders.id, po_number: orders.po_number } })
      .from(tickets)
      .leftJoin(orders, eq(orders.id, tickets.order_id))
      .where(ownTicket(actor, id)),
    messagesOfTicket(id),
  ]);
  if (!found) throw notFound('ticket');
  const { ticket, order } = found;
  const { code, subject, category, status, created_at } = ticket;
  return {
    ticket: {
      ...{ id, code, subject, category, order, status, created_at: created_at.toISOString() },
      may_reply: mayReply(ticket),
      messages: messages.map(ticketMessage),
    },
  };
}

/** Opens a ticket with its first message and its files. */
export async function createTicket(actor: Caller, { subject, message, category, order_id, files }: CreateTicket) {
  const kind = category ?? 'other';
  const row = { company_id: myCompany, user_id: actor.uid, subject, category: kind, order_id: order_id ?? null };
  const batch = asActor(actor, [
    // The caller's company has it: the policies of orders decide.
    guard('order', order_id ? sql`exists (select 1 from orders where id = ${order_id})` : sql`true`),
    db
      .insert(tickets)
      .values({ ...row, status: 'open', waiting_since: sql`now()` })
      .returning({ id: tickets.id, code: tickets.code }),
    db.insert(ticket_messages).values({
      ticket_id: sql`currval('tickets_id_seq')`,
      company_id: myCompany,
      user_id: actor.uid,
      body: message,
    }),
    ...takeUploads(files ?? [], { ticket_message_id: newMessage }, myCompany),
    ...announceTicket(message, TICKET_CATEGORIES[kind]),
  ]);
  const [, , [created]] = await batch.catch(rethrowNoOrder).catch(rethrowGone('files'));
  return { message: TICKET_SUBMITTED, ...created! };
}

function rethrowNoOrder(error: unknown): never {
  const isOrder = error instanceof GuardFailed && error.guard === 'order';
  throw isOrder ? fieldError('not_found', 'order_id', ORDER_NOT_FOUND) : error;
}

const ORDER_NOT_FOUND = 'This order was not found. Choose another one, or none.';

interface Reply {
  id: number;
  message: string;
  attachment?: File | undefined;
}

/** Adds the caller's message to a ticket, opens it and notifies support. 404 for any other id, 409 if it was closed too long ago. */
export async function replyToTicket(actor: Caller, { id, message, attachment }: Reply) {
  const [me, [found]] = await asActor(actor, [
    db
      .select({ ticket: tickets, company: companies.name })
      .from(tickets)
      .innerJoin(companies, eq(companies.id, tickets.company_id))
      .where(ownTicket(actor, id)),
  ]);
  if (!found) throw notFound('ticket');
  const { ticket, company } = found;
  if (!mayReply(ticket)) throw new AppError('conflict', TICKET_TOO_OLD);
  const { code, subject, status, company_id } = ticket;
  const letter = { ticket_id: id, code, subject, name: me.name, company, message };
  await withFile(actor, attachment, company_id, ({ queries, name: file }) =>
    orConflict(
      asActor(actor, [
        setTicket(id, status, 'open'),
        db.insert(ticket_messages).values({ ticket_id: id, company_id, user_id: actor.uid, body: message }),
        ...queries,
        db.insert(outbox).values(mail('ticket-replied', contact.supportEmail, { ...letter, file })),
      ]),
      TICKET_CHANGED,
    ),
  );
  return { message: status === 'closed' ? `Message sent. ${code} has been reopened.` : 'Message sent.' };
}

const ownTicket = (actor: Caller, id: number) => and(eq(tickets.user_id, actor.uid), eq(tickets.id, id));

function mayReply({ status, closed_at }: typeof tickets.$inferSelect): boolean {
  return status !== 'closed' || closed_at === null || Date.now() - closed_at.getTime() < REOPEN_DAYS * 86_400_000;
}

/** Mails the buyer and support about the ticket inserted in this batch, which has its code only now. */
function announceTicket(message: string, category: string) {
  const written = sql`from ${tickets} join ${users} on ${users.id} = ${tickets.user_id}
    join ${companies} on ${companies.id} = ${tickets.company_id}
    left join ${orders} on ${orders.id} = ${tickets.order_id} where ${tickets.id} = currval('tickets_id_seq')`;
  const files = sql<string[]>`(select coalesce(jsonb_agg(file_name order by id), '[]') from attachments
    where ticket_message_id = ${newMessage})`;
  const ticket = {
    ...{ ticket_id: tickets.id, code: tickets.code, subject: tickets.subject, message, name: users.name },
    ...{ category, order_id: tickets.order_id, po_number: orders.po_number, files },
  };
  return [
    rows(mailFrom('ticket-received', users.email, ticket, written)),
    rows(mailFrom('ticket-for-support', contact.supportEmail, { ...ticket, company: companies.name }, written)),
  ];
}
