import type { Client } from '@neondatabase/serverless';
import * as z from 'zod';
import { TicketCategory } from '#contracts/support/categories.ts';
import { CompanyKey } from './companies.ts';
import { daysAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { buyerOf, type InsertedCompany } from './orders.ts';
import { readJson } from './read-data.ts';

const DemoTicket = z.strictObject({
  company: CompanyKey,
  /** Email of the buyer; absent: the company's first one. */
  by: z.string().optional(),
  subject: z.string(),
  category: TicketCategory,
  /** PO number of the order that it is about. */
  po_number: z.string().optional(),
  status: z.enum(['open', 'answered', 'closed']),
  messages: z
    .array(z.strictObject({ from: z.enum(['buyer', 'staff']), days_ago: z.number().min(0), body: z.string() }))
    .min(1),
});

const readTickets = () => readJson('tickets.json', DemoTicket);

/** Inserts the support tickets: an invoice in dispute, damaged goods, and what was settled during the year. */
export async function insertTickets(client: Client, companies: InsertedCompany[], admin: string): Promise<void> {
  // The oldest first, so that numbers are in order of date.
  const tickets = readTickets().sort((a, b) => b.messages[0]!.days_ago - a.messages[0]!.days_ago);
  for (const { company: key, by, po_number, messages, ...ticket } of tickets) {
    const company = companies.find((one) => one.key === key)!;
    const { company_id } = company;
    const user_id = buyerOf(company, by);
    const last = messages.at(-1)!;
    const { rows } = await client.query<{ id: string }>(
      `insert into tickets (company_id, user_id, subject, category, status, order_id, created_at, waiting_since, closed_at)
       values ($1, $2, $3, $4, $5, (select id from orders where company_id = $1 and po_number = $6), $7, $8, $9) returning id`,
      [
        ...[
          company_id,
          user_id,
          ticket.subject,
          ticket.category,
          ticket.status,
          po_number,
          daysAgo(messages[0]!.days_ago),
        ],
        ticket.status === 'open' ? daysAgo(last.days_ago) : null,
        ticket.status === 'closed' ? daysAgo(Math.max(0, last.days_ago - 1)) : null,
      ],
    );
    await insertRows(
      client,
      'ticket_messages',
      messages.map(({ from, days_ago, body }) => ({
        ...{ ticket_id: rows[0]!.id, company_id, user_id: from === 'buyer' ? user_id : admin },
        ...{ body, created_at: daysAgo(days_ago) },
      })),
    );
  }
}
