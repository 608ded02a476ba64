import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { guard } from '../platform/database.ts';

/**
 * First statement of a batch on an order, its consignments, returns or invoices: locks the order's row, so that concurrent
 * changes run one after the other. Fails if `statuses` are given and the order has another one.
 */
export function lockOrder(id: number, statuses?: readonly OrderStatus[]) {
  const hasStatus = statuses ? sql`and status in ${statuses}` : sql``;
  return guard('order', sql`exists (select 1 from orders where id = ${id} ${hasStatus} for update)`);
}
