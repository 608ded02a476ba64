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
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { ticket_messages, tickets } from '#db/schema/tickets.ts';
import { contact } from '#site';
import { mail, mailFrom } from '../mail/mail-row.ts';
import { asActor, db, myCompany, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { messageOf } from '../platform/history.ts';
import type { Caller } from '../platform/session.ts';
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
    items: items.map(({ ticket: { id, code, subject, status, created_at }, last }) => ({
      ...{ id, code, subject, status },
      created_at: created_at.toISOString(),
      last_at: new Date(last ?? created_at).toISOString(),
    })),
    total: count!.total,
  };
}

/** One of the caller's own tickets with its messages. 404 for any other id. */
export async function getTicket(actor: Caller, id: number): Promise<{ ticket: Ticket }> {
  const [, [ticket], messages] = await asActor(actor, [
    db.select().from(tickets).where(ownTicket(actor, id)),
    // Row-level security hides staff from buyers: their answers have no name.
    db
      .select({ message: ticket_messages, author: users.name })
      .from(ticket_messages)
      .leftJoin(users, eq(users.id, ticket_messages.user_id))
      .where(eq(ticket_messages.ticket_id, id))
      .orderBy(ticket_messages.id),
  ]);
  if (!ticket) throw notFound('ticket');
  const { code, subject, status, created_at } = ticket;
  return {
    ticket: {
      ...{ id, code, subject, status, created_at: created_at.toISOString(), may_reply: mayReply(ticket) },
      messages: messages.map(messageOf),
    },
  };
}

/** Opens a ticket with its first message. */
export async function createTicket(actor: Caller, { subject, message }: CreateTicket) {
  const [, [created]] = await asActor(actor, [
    db
      .insert(tickets)
      .values({ company_id: myCompany, user_id: actor.uid, subject, status: 'open', waiting_since: sql`now()` })
      .returning({ id: tickets.id, code: tickets.code }),
    db.insert(ticket_messages).values({
      ticket_id: sql`currval('tickets_id_seq')`,
      company_id: myCompany,
      user_id: actor.uid,
      body: message,
    }),
    ...announceTicket(message),
  ]);
  return { message: TICKET_SUBMITTED, ...created! };
}

/** Adds the caller's message to a ticket, opens it and notifies support. 404 for any other id, 409 if it was closed too long ago. */
export async function replyToTicket(actor: Caller, { id, message }: { id: number; message: string }) {
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
  const { code, subject, status } = ticket;
  const letter = { ticket_id: id, code, subject, name: me.name, company, message };
  await orConflict(
    asActor(actor, [
      setTicket(id, status, 'open'),
      db.insert(ticket_messages).values({ ticket_id: id, company_id: myCompany, user_id: actor.uid, body: message }),
      db.insert(outbox).values(mail('ticket-replied', contact.supportEmail, letter)),
    ]),
    TICKET_CHANGED,
  );
  return { message: status === 'closed' ? `Message sent. ${code} has been reopened.` : 'Message sent.' };
}

const ownTicket = (actor: Caller, id: number) => and(eq(tickets.user_id, actor.uid), eq(tickets.id, id));

function mayReply({ status, closed_at }: typeof tickets.$inferSelect): boolean {
  return status !== 'closed' || closed_at === null || Date.now() - closed_at.getTime() < REOPEN_DAYS * 86_400_000;
}

/** Mails the buyer and support about the ticket inserted in this batch, which has its code only now. */
function announceTicket(message: string) {
  const written = sql`from ${tickets} join ${users} on ${users.id} = ${tickets.user_id}
    join ${companies} on ${companies.id} = ${tickets.company_id} where ${tickets.id} = currval('tickets_id_seq')`;
  const ticket = { ticket_id: tickets.id, code: tickets.code, subject: tickets.subject, message, name: users.name };
  return [
    rows(mailFrom('ticket-received', users.email, ticket, written)),
    rows(mailFrom('ticket-for-support', contact.supportEmail, { ...ticket, company: companies.name }, written)),
  ];
}
