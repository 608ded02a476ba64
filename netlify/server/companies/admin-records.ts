import { sql } from 'drizzle-orm';
import { type CompanyOverview, MAX_NOTES, MAX_RECENT } from '#contracts/companies/admin-overview.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import type { QuoteStatus } from '#contracts/quotes/portal.ts';
import type { RfqStatus } from '#contracts/quotes/rfqs.ts';
import { QUOTE_STATES, RFQ_STATES } from '#contracts/quotes/states.ts';
import type { TicketStatus } from '#contracts/support/portal.ts';
import { rows } from '../platform/database.ts';

/** A time of the database as text, which `timeOf` puts on the wire. */
const asText = sql.raw(`to_json(t.created_at)#>>'{}' as at`);
const timeOf = (at: string) => new Date(at).toISOString();

/** The number of all rows found, of which only the latest are returned. */
const totalOf = (found: { total: number }[]) => found[0]?.total ?? 0;

/** The company's latest orders in every status. */
export const recentOrders = (company_id: number) =>
  rows<{ id: number; po_number: string | null; status: OrderStatus; total_paise: number; at: string }>(sql`
    select t.id::int, t.po_number, t.status, t.total_paise::float8, ${asText} from orders t
    where t.company_id = ${company_id} order by t.id desc limit ${MAX_RECENT}`);

export const orderRows = (found: Awaited<ReturnType<typeof recentOrders>>['rows']): CompanyOverview['orders'] =>
  found.map(({ total_paise, at, ...order }) => ({ ...order, total: toRupees(total_paise), date: timeOf(at) }));

/** The company's RFQs that wait for a quote, or whose quote waits for an answer. */
export const openRfqs = (company_id: number) =>
  rows<{
    id: number;
    code: string;
    title: string;
    status: RfqStatus;
    at: string;
    quote: string | null;
    quote_status: QuoteStatus;
    quote_paise: number;
    valid_until: string | null;
    total: number;
  }>(sql`
    select t.id::int, t.code, t.title, t.status, ${asText}, q.code as quote, q.status as quote_status,
      q.total_paise::float8 as quote_paise, q.valid_until::text, (count(*) over ())::int as total
    from rfqs t left join lateral (
      select code, status, total_paise, valid_until from quotes
      where rfq_id = t.id and t.status = 'quoted' and status in ${statusesWith(QUOTE_STATES, 'isOpen')} order by version desc limit 1
    ) as q on true
    where t.company_id = ${company_id}
      and (t.status in ${statusesWith(RFQ_STATES, 'isOpen')} or (t.status = 'quoted' and q.code is not null))
    order by t.id desc limit ${MAX_RECENT}`);

export const rfqRows = (found: Awaited<ReturnType<typeof openRfqs>>['rows']): CompanyOverview['open_rfqs'] => ({
  total: totalOf(found),
  items: found.map(({ id, code, title, status, at, quote, quote_status, quote_paise, valid_until }) => ({
    ...{ id, code, title, status, date: timeOf(at) },
    quote: quote ? { code: quote, status: quote_status, total: toRupees(quote_paise), valid_until } : null,
  })),
});

/** The company's tickets that are not closed. */
export const openTickets = (company_id: number) =>
  rows<{ id: number; code: string; subject: string; status: TicketStatus; at: string; total: number }>(sql`
    select t.id::int, t.code, t.subject, t.status, ${asText}, (count(*) over ())::int as total from tickets t
    where t.company_id = ${company_id} and t.status <> 'closed' order by t.id desc limit ${MAX_RECENT}`);

export const ticketRows = (
  found: Awaited<ReturnType<typeof openTickets>>['rows'],
): CompanyOverview['open_tickets'] => ({
  total: totalOf(found),
  items: found.map(({ id, code, subject, status, at }) => ({ id, code, subject, status, date: timeOf(at) })),
});

/** The latest notes of staff on the company. */
export const latestNotes = (company_id: number) =>
  rows<{ id: number; by: string; body: string; at: string; total: number }>(sql`
    select t.id::int, u.name as by, t.body, ${asText}, (count(*) over ())::int as total
    from company_notes t join users u on u.id = t.user_id
    where t.company_id = ${company_id} order by t.id desc limit ${MAX_NOTES}`);

export const noteRows = (found: Awaited<ReturnType<typeof latestNotes>>['rows']): CompanyOverview['notes'] => ({
  total: totalOf(found),
  items: found.map(({ id, by, body, at }) => ({ id, by, body, at: timeOf(at) })),
});
