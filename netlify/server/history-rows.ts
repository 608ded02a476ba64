import { eq } from 'drizzle-orm';
import { users } from '#db/schema/companies.ts';
import { order_history } from '#db/schema/orders.ts';
import { db } from './database.ts';

/** What was done and said about a record, from its rows to what the wire shows. */

interface Step<Status> {
  step: { status: Status; note: string | null; created_at: Date };
  /** Null where the reader may not know the person. */
  by: string | null;
}

/** A row of an order's, quote's or RFQ's history. */
export function stepOf<Status>({ step: { status, note, created_at }, by }: Step<Status>) {
  return { status, note, by, at: created_at.toISOString() };
}

/** The history of an order as a query. Policies show a buyer colleagues only: a step of our desk's has no name there. */
export function stepsOfOrder(id: number) {
  return db
    .select({ step: order_history, by: users.name })
    .from(order_history)
    .leftJoin(users, eq(users.id, order_history.user_id))
    .where(eq(order_history.order_id, id))
    .orderBy(order_history.id);
}

interface Said<Author> {
  message: { id: number; body: string; created_at: Date };
  author: Author;
}

/** A row of the conversation about an RFQ or a ticket. */
export function messageOf<Author>({ message: { id, body, created_at }, author }: Said<Author>) {
  return { id, author, body, at: created_at.toISOString() };
}
