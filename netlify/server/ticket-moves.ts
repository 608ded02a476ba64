import { sql } from 'drizzle-orm';
import { TICKET_MOVED } from '#contracts/admin-tickets.ts';
import type { TicketStatus } from '#contracts/support.ts';
import { rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';

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

/** Runs a batch; a guard in it that failed means that somebody else was quicker. */
export async function writing<T>(batch: () => Promise<T>): Promise<T> {
  try {
    return await batch();
  } catch (error) {
    if (error instanceof GuardFailed) throw new AppError('conflict', TICKET_MOVED);
    throw error;
  }
}
