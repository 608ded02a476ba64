import { desc, eq } from 'drizzle-orm';
import { tickets } from '#db/schema/tickets.ts';
import { db } from '../platform/database.ts';

/** Most tickets shown on an order's page. */
const MAX_SHOWN = 50;

/** Query of an order's tickets, the newest first. Policies limit buyers to their own. */
export const ticketsOfOrder = (id: number) =>
  db
    .select({ id: tickets.id, code: tickets.code, subject: tickets.subject, status: tickets.status })
    .from(tickets)
    .where(eq(tickets.order_id, id))
    .orderBy(desc(tickets.id))
    .limit(MAX_SHOWN);
