import { eq } from 'drizzle-orm';
import { users } from '#db/schema/companies.ts';
import { order_history } from '#db/schema/order-history.ts';
import { db } from './database.ts';

/** Status history and messages of a record, from database rows to the wire. */

interface Step<Status> {
  step: { status: Status; note: string | null; created_at: Date };
  /** Null if the reader may not see the name. */
  by: string | null;
}

/** A step in the history of an order, quote or RFQ. */
export function historyStep<Status>({ step: { status, note, created_at }, by }: Step<Status>) {
  return { status, note, by, at: created_at.toISOString() };
}

/** Query of an order's history. Buyers see the names of colleagues only: policies hide our staff. */
export function orderHistory(id: number) {
  return db
    .select({ step: order_history, by: users.name })
    .from(order_history)
    .leftJoin(users, eq(users.id, order_history.user_id))
    .where(eq(order_history.order_id, id))
    .orderBy(order_history.id);
}

interface MessageRow<Author> {
  message: { id: number; body: string; created_at: Date };
  author: Author;
}

/** A message on an RFQ or a ticket. */
export function messageOf<Author>({ message: { id, body, created_at }, author }: MessageRow<Author>) {
  return { id, author, body, at: created_at.toISOString() };
}
