import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#contracts/orders.ts';
import { guard } from './database.ts';

/**
 * The first item of a batch on an order, its consignments, returns or invoices: locks the order's row and fails where its
 * status is none of these, if any are named. Two who act on it at once wait for each other here, so that the second sees
 * what the first did.
 */
export function lockOrder(id: number, statuses?: readonly OrderStatus[]) {
  const inOne = statuses ? sql`and status in ${statuses}` : sql``;
  return guard('order', sql`exists (select 1 from orders where id = ${id} ${inOne} for update)`);
}
