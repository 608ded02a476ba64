import { sql } from 'drizzle-orm';
import type { TicketStatus } from '#contracts/support.ts';
import { rows } from './database.ts';

/**
 * Turns a ticket from one status into another, or undoes the batch. Whoever writes on one that is open already waits
 * since his first word; what is answered or closed waits for nobody.
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
