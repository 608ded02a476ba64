import { and, eq, type SQL, sql } from 'drizzle-orm';
import { TICKET_CHANGED } from '#contracts/conflicts.ts';
import { canMove } from '#contracts/life-cycle.ts';
import type { AdminTicket, AdminTicketDetail } from '#contracts/support/admin.ts';
import type { TicketCategory } from '#contracts/support/categories.ts';
import type { TicketStatus } from '#contracts/support/portal.ts';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { companies, users } from '#db/schema/companies.ts';
import { orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { ticket_messages, tickets } from '#db/schema/tickets.ts';
import { mail } from '../mail/mail-row.ts';
import { ownedBy, ownerColumns, ownerOf, ownerQueries } from '../owners/owned.ts';
import { asActor, db, guard, orConflict } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { filterBy, matches, onlyIds, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { answerDue } from './due.ts';
import { messagesOfTicket, ticketMessage, withFile } from './messages.ts';
import { setTicket } from './transition.ts';

interface ListQuery extends Paging {
  q: string | null;
  status?: TicketStatus | undefined;
  category?: TicketCategory | undefined;
  company_id?: number | undefined;
  owner?: string | undefined;
  ids?: number[] | undefined;
  sort?: string | undefined;
}

/** A page of all tickets, newest first by default; open ones by their due time. */
export async function listAdminTickets(actor: Caller, { q, ids, sort, ...query }: ListQuery) {
  const { status, category, company_id, owner, ...paging } = query;
  const { id, code, subject, order_id, created_at, waiting_since } = tickets;
  const order = sort ?? (status === 'open' ? 'due_asc' : 'date_desc');
  const list = {
    query: db
      .select({
        ...{ id, code, subject, category: tickets.category, order_id, status: tickets.status },
        ...{ company_id: companies.id, company: companies.name },
        ...{ buyer: users.name, created_at, waiting_since },
        ...ownerColumns(tickets.owner_id),
      })
      .from(tickets)
      .innerJoin(companies, eq(companies.id, tickets.company_id))
      .innerJoin(users, eq(users.id, tickets.user_id))
      .$dynamic(),
    table: tickets,
    search: matches(tickets.search_text, q),
    where: and(
      filterBy(tickets.status, status),
      filterBy(tickets.category, category),
      filterBy(tickets.company_id, company_id),
      ownedBy(tickets.owner_id, owner, actor),
      onlyIds(tickets.id, ids),
    ),
    sortBy: waitingOrder[order] ?? id,
    descending: order.endsWith('_desc'),
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return { items: items.map(withDue), ...counts };
}

/** Tickets that do not wait for a reply come last in both orders. */
const waitingOrder: Record<string, SQL> = {
  due_asc: sql`coalesce(${tickets.waiting_since}, 'infinity')`,
  due_desc: sql`coalesce(${tickets.waiting_since}, '-infinity')`,
};

type Row = Omit<AdminTicket, 'created_at' | 'waiting_since' | 'due_at' | 'overdue'> &
  Pick<typeof tickets.$inferSelect, 'created_at' | 'waiting_since'>;

function withDue({ created_at, waiting_since, ...row }: Row): AdminTicket {
  const due = waiting_since && answerDue(waiting_since);
  return {
    ...row,
    created_at: created_at.toISOString(),
    waiting_since: waiting_since && waiting_since.toISOString(),
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
      order: { id: orders.id, po_number: orders.po_number },
    })
    .from(tickets)
    .innerJoin(companies, eq(companies.id, tickets.company_id))
    .innerJoin(users, eq(users.id, tickets.user_id))
    .leftJoin(orders, eq(orders.id, tickets.order_id))
    .where(eq(tickets.id, id));

/** One ticket with its messages. 404 for an unknown id. */
export async function getAdminTicket(actor: Caller, id: number): Promise<{ ticket: AdminTicketDetail }> {
  const [, [found], messages, ...ownerRows] = await asActor(actor, [
    withPeople(id),
    messagesOfTicket(id),
    ...ownerQueries('tickets', id),
  ]);
  if (!found) throw notFound('ticket');
  const { ticket, company, person, order } = found;
  const { code, subject, category, order_id, status, closed_at, created_at, waiting_since } = ticket;
  const owner = ownerOf(ownerRows);
  const row = withDue({
    ...{ id, code, subject, category, order_id, status, company_id: company.id, company: company.name },
    ...{ buyer: person.name, created_at, waiting_since, owner_id: owner.owner_id, owner: owner.owner },
  });
  return {
    ticket: {
      ...row,
      ...owner,
      order,
      closed_at: closed_at && closed_at.toISOString(),
      person,
      messages: messages.map(ticketMessage),
    },
  };
}

interface Answer {
  id: number;
  message: string;
  attachment?: File | undefined;
  /** Id of the last message that the caller saw. */
  after: number;
  close: boolean;
}

/**
 * Answers a ticket and mails the buyer; `close` also closes it. 404 for an unknown ticket, 409 for a closed one or if
 * there is a newer message.
 */
export async function answerTicket(actor: Caller, { id, message, attachment, after, close }: Answer) {
  const { ticket, letter, email } = await readTicket(actor, id);
  if (ticket.status === 'closed') throw new AppError('conflict', `${ticket.code} is closed. Reopen it to reply.`);
  const { company_id } = ticket;
  await withFile(actor, attachment, company_id, ({ queries, name: file }) =>
    orConflict(
      asActor(actor, [
        setTicket(id, ticket.status, close ? 'closed' : 'answered'),
        assertAllRead(id, after),
        db.insert(ticket_messages).values({ ticket_id: id, company_id, user_id: actor.uid, body: message }),
        ...queries,
        db.insert(outbox).values(mail('ticket-answered', email, { ...letter, message, file })),
      ]),
      TICKET_CHANGED,
    ),
  );
  return { message: `${ticket.code} answered${close ? ' and closed' : ''}.` };
}

interface Move {
  id: number;
  to: 'open' | 'closed';
  /** Id of the last message that the caller saw. */
  after: number;
}

/**
 * Closes or reopens a ticket and mails the buyer. 404 for an unknown ticket, 409 if it already has that status or there is
 * a newer message.
 */
export async function moveTicket(actor: Caller, { id, to, after }: Move) {
  const { ticket, letter, email } = await readTicket(actor, id);
  if (!canMove(TICKET_STATES, 'staff', ticket.status, to)) {
    throw new AppError('conflict', `${ticket.code} is ${to === 'closed' ? 'already closed' : 'not closed'}.`);
  }
  await orConflict(
    asActor(actor, [
      setTicket(id, ticket.status, to),
      assertAllRead(id, after),
      db.insert(outbox).values(mail(to === 'closed' ? 'ticket-closed' : 'ticket-reopened', email, letter)),
    ]),
    TICKET_CHANGED,
  );
  return { message: `${ticket.code} is ${to}.` };
}

/** Fails if there is a message after this one. To be placed after setTicket, which locks the ticket. */
const assertAllRead = (id: number, after: number) =>
  guard('read', sql`not exists (select 1 from ticket_messages where ticket_id = ${id} and id > ${after})`);

async function readTicket(actor: Caller, id: number) {
  const [, [found]] = await asActor(actor, [withPeople(id)]);
  if (!found) throw notFound('ticket');
  const { ticket, person } = found;
  const letter = { ticket_id: id, code: ticket.code, subject: ticket.subject, name: person.name };
  return { ticket, letter, email: person.email };
}
