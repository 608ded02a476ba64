import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import type { OrderStatus, OrderSummary } from '#contracts/orders/portal.ts';
import { orders } from '#db/schema/orders.ts';
import { hasUnread, unreadCount } from '../messages/thread.ts';
import { asActor, db, myCompany, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { lateness } from './late.ts';

interface ListQuery {
  q: string | null;
  status?: OrderStatus | undefined;
  cost_centre_id?: number | undefined;
  messages?: 'new' | undefined;
  page: number;
  size: number;
}

/** One page of the caller's company's orders, newest first, and how many there are. */
export async function listOrders(actor: Caller, { page, size, ...filters }: ListQuery) {
  const mine = ofCompany(filters);
  const [, items, total] = await asActor(actor, [
    orderRows()
      .where(mine)
      .orderBy(desc(orders.id))
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(mine),
  ]);
  return { items: items.map(({ order, unread }) => summaryOf(order, unread)), total: total[0]!.count };
}

/** The orders of the caller's company that a list with these filters shows. */
export const ofCompany = ({ q, status, cost_centre_id, messages }: Omit<ListQuery, 'page' | 'size'>) =>
  and(
    eq(orders.company_id, myCompany),
    status ? eq(orders.status, status) : undefined,
    cost_centre_id ? eq(orders.cost_centre_id, cost_centre_id) : undefined,
    q ? matching(q) : undefined,
    messages && hasUnread('orders', 'buyer'),
  );

/** Order number, or part of the PO number or of a line's SKU or name; hyphens and spaces in a SKU are ignored. */
function matching(q: string): SQL {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const key = q.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const sku = key ? sql`or regexp_replace(lower(l.sku), '[^[:alnum:]]+', '', 'g') like ${`%${key}%`}` : sql``;
  return sql`(orders.id::text = ${q.replace(/^#/, '')} or orders.po_number ilike ${pattern} or exists (
    select 1 from order_lines l where l.order_id = orders.id and (l.name ilike ${pattern} or l.sku ilike ${pattern} ${sku})))`;
}

/** Query of a buyer's orders for a list. */
export const orderRows = () =>
  db
    .select({ order: orders, unread: unreadCount('orders', 'buyer') })
    .from(orders)
    .$dynamic();

/** An order in a list. */
export function summaryOf(order: typeof orders.$inferSelect, unread: number): OrderSummary {
  const { id, po_number, status, total_paise, created_at, promised_on, source, cost_centre } = order;
  const total = toRupees(total_paise);
  const late = lateness(order);
  const placed = created_at.toISOString();
  return { id, po_number, status, total, created_at: placed, promised_on, late, source, cost_centre, unread };
}

/** The next order number, reserved before the batch that uses it; gaps are harmless. */
export const nextOrderId = () => rows<{ id: string }>(sql`select nextval('orders_id_seq') as id`);
