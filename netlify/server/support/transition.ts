import { sql } from 'drizzle-orm';
import type { TicketStatus } from '#contracts/support/portal.ts';
import { rows } from '../platform/database.ts';

/**
 * Changes a ticket's status; fails if it is not `from`. `waiting_since` is the time of the first message without a reply, null
 * for an answered or closed ticket.
 */
export function setTicket(id: number, from: TicketStatus, to: TicketStatus) {
  const waiting = to === 'open' ? sql`coalesce(waiting_since, now())` : sql`null`;
  const closed = to === 'closed' ? sql`now()` : sql`null`;
  return rows(sql`
    with moved as (
      update tickets set status = ${to}, waiting_since = ${waiting}, closed_at = ${closed}
      where id = ${id} and status = ${from} returning 1)
    select must(count(*) = 1, 'status') from moved`);
}
