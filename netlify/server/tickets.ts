import { desc, eq, inArray, sql } from 'drizzle-orm';
import { type CreateTicket, type Ticket, TICKET_SUBMITTED, TICKETS_SHOWN } from '#contracts/support.ts';
import { companies, users } from '#db/schema/companies.ts';
import { ticket_messages, tickets } from '#db/schema/tickets.ts';
import { contact } from '#site';
import { asActor, db, myCompany, rows } from './database.ts';
import { mailFrom } from './mail/mail-row.ts';
import type { Caller } from './session.ts';

const newest = (user: number) =>
  db.select().from(tickets).where(eq(tickets.user_id, user)).orderBy(desc(tickets.id)).limit(TICKETS_SHOWN);

/** The caller's own newest tickets, each with what was said on it. */
export async function listTickets(actor: Caller): Promise<{ items: Ticket[] }> {
  const ids = newest(actor.uid).as('newest');
  const [, items, messages] = await asActor(actor, [
    newest(actor.uid),
    // Staff are invisible to a buyer's query: their answers come without a name.
    db
      .select({ message: ticket_messages, author: users.name })
      .from(ticket_messages)
      .leftJoin(users, eq(users.id, ticket_messages.user_id))
      .where(inArray(ticket_messages.ticket_id, db.select({ id: ids.id }).from(ids)))
      .orderBy(ticket_messages.id),
  ]);
  const byTicket = Map.groupBy(messages, ({ message }) => message.ticket_id);
  return {
    items: items.map(({ id, code, subject, status, created_at }) => ({
      id,
      code,
      subject,
      status,
      created_at: created_at.toISOString(),
      messages: (byTicket.get(id) ?? []).map(({ message, author }) => ({
        id: message.id,
        author,
        body: message.body,
        at: message.created_at.toISOString(),
      })),
    })),
  };
}

/** Opens a ticket with its first message, in one batch. */
export async function createTicket(actor: Caller, { subject, message }: CreateTicket) {
  const [, [created]] = await asActor(actor, [
    db
      .insert(tickets)
      .values({ company_id: myCompany, user_id: actor.uid, subject, status: 'open' })
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

/** Tells the buyer and support of the ticket that this batch has just written; its code exists only now. */
function announceTicket(message: string) {
  const written = sql`from ${tickets} join ${users} on ${users.id} = ${tickets.user_id}
    join ${companies} on ${companies.id} = ${tickets.company_id} where ${tickets.id} = currval('tickets_id_seq')`;
  const ticket = { code: tickets.code, subject: tickets.subject, message, name: users.name };
  const atDesk = { ...ticket, ticket_id: tickets.id, company: companies.name };
  return [
    rows(mailFrom('ticket-taken', users.email, ticket, written)),
    rows(mailFrom('ticket-for-support', contact.supportEmail, atDesk, written)),
  ];
}
