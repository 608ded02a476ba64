import { eq, sql } from 'drizzle-orm';
import { TICKET_MOVED } from '#contracts/admin-tickets.ts';
import type { DeskTicket, DeskTicketDetail } from '#contracts/admin-tickets.ts';
import type { TicketStatus } from '#contracts/support.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/orders.ts';
import { ticket_messages, tickets } from '#db/schema/tickets.ts';
import { asActor, db, guard, orConflict } from './database.ts';
import { deskPage, type Place, readDeskPage } from './desk-page.ts';
import { messageOf } from './history-rows.ts';
import { AppError } from './http/errors.ts';
import { mail } from './mail/mail-row.ts';
import type { Caller } from './session.ts';
import { answerDue } from './ticket-due.ts';
import { setTicket } from './ticket-moves.ts';
import { ticketNotFound } from './tickets.ts';

interface ListQuery extends Place {
  q: string | null;
  status?: TicketStatus | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

type Row = Omit<DeskTicket, 'due_at' | 'overdue'>;

/** One page of all tickets. `admin_ticket_page` finds the ids, row-level security guards the rows. */
export async function listDeskTickets(actor: Caller, { q, status, company_id, sort, ...place }: ListQuery) {
  const page = deskPage('admin_ticket_page', [q, status, company_id, sort], place);
  const { items, ...counts } = await readDeskPage<Row>(actor, 'admin_ticket_rows', page);
  return { items: items.map(withDue), ...counts };
}

function withDue({ created_at, waiting_since, ...row }: Row): DeskTicket {
  const due = waiting_since === null ? null : answerDue(new Date(waiting_since));
  return {
    ...row,
    created_at: new Date(created_at).toISOString(),
    waiting_since: waiting_since && new Date(waiting_since).toISOString(),
    due_at: due && due.toISOString(),
    overdue: due !== null && due.getTime() < Date.now(),
  };
}

const withPeople = (id: number) =>
  db
    .select({
      ticket: tickets,
      company: { id: companies.id, name: companies.name },
      person: { name: users.name, email: users.email, phone: users.phone },
    })
    .from(tickets)
    .innerJoin(companies, eq(companies.id, tickets.company_id))
    .innerJoin(users, eq(users.id, tickets.user_id))
    .where(eq(tickets.id, id));

/** One ticket with what was said on it. 404 for an id that does not exist. */
export async function getDeskTicket(actor: Caller, id: number): Promise<{ ticket: DeskTicketDetail }> {
  const [, [found], messages] = await asActor(actor, [
    withPeople(id),
    db
      .select({ message: ticket_messages, author: users.name })
      .from(ticket_messages)
      .innerJoin(users, eq(users.id, ticket_messages.user_id))
      .where(eq(ticket_messages.ticket_id, id))
      .orderBy(ticket_messages.id),
  ]);
  if (!found) throw ticketNotFound();
  const { ticket, company, person } = found;
  const { code, subject, status, closed_at, created_at, waiting_since } = ticket;
  const row = withDue({
    ...{ id, code, subject, status, company_id: company.id, company: company.name, buyer: person.name },
    created_at: created_at.toISOString(),
    waiting_since: waiting_since && waiting_since.toISOString(),
  });
  return {
    ticket: {
      ...row,
      closed_at: closed_at && closed_at.toISOString(),
      person,
      messages: messages.map(messageOf),
    },
  };
}

interface Answer {
  id: number;
  message: string;
  /** Id of the last message that was read. */
  after: number;
  close: boolean;
}

/**
 * Answers a ticket and writes to whoever asked; with `close` it ends there. 404 for an unknown one, 409 for a closed one
 * and where something was said since.
 */
export async function answerTicket(actor: Caller, { id, message, after, close }: Answer) {
  const { ticket, letter, email } = await readTicket(actor, id);
  if (ticket.status === 'closed') throw new AppError('conflict', `${ticket.code} is closed. Open it again to answer.`);
  await orConflict(
    asActor(actor, [
      setTicket(id, ticket.status, close ? 'closed' : 'answered'),
      allRead(id, after),
      db.insert(ticket_messages).values({
        ...{ ticket_id: id, company_id: ticket.company_id, user_id: actor.uid, body: message },
      }),
      db.insert(outbox).values(mail('ticket-answered', email, { ...letter, message })),
    ]),
    TICKET_MOVED,
  );
  return { message: `${ticket.code} answered${close ? ' and closed' : ''}.` };
}

interface Move {
  id: number;
  to: 'open' | 'closed';
  /** Id of the last message that was read. */
  after: number;
}

/**
 * Closes a ticket or opens it again, and tells whoever asked. 404 for an unknown one, 409 where it stands so already and
 * where something was said since.
 */
export async function moveTicket(actor: Caller, { id, to, after }: Move) {
  const { ticket, letter, email } = await readTicket(actor, id);
  if ((ticket.status === 'closed') === (to === 'closed')) {
    throw new AppError('conflict', `${ticket.code} is ${to === 'closed' ? 'closed already' : 'not closed'}.`);
  }
  await orConflict(
    asActor(actor, [
      setTicket(id, ticket.status, to),
      allRead(id, after),
      db.insert(outbox).values(mail(to === 'closed' ? 'ticket-closed' : 'ticket-reopened', email, letter)),
    ]),
    TICKET_MOVED,
  );
  return { message: `${ticket.code} is ${to}.` };
}

/** Raises where something was said after this message. Behind the ticket's lock, so that nothing is being said. */
const allRead = (id: number, after: number) =>
  guard('read', sql`not exists (select 1 from ticket_messages where ticket_id = ${id} and id > ${after})`);

async function readTicket(actor: Caller, id: number) {
  const [, [found]] = await asActor(actor, [withPeople(id)]);
  if (!found) throw ticketNotFound();
  const { ticket, person } = found;
  const letter = { ticket_id: id, code: ticket.code, subject: ticket.subject, name: person.name };
  return { ticket, letter, email: person.email };
}
