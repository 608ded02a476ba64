import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { statusesOf } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { createdAt, rowId, statusCheck, statusColumn } from './columns.ts';
import { companyId, users } from './companies.ts';
import { orders } from './orders.ts';
import { shipments } from './shipments.ts';

/** The status history of an order. Append-only: the server's role can neither change nor delete a row. */
export const order_history = pgTable(
  'order_history',
  {
    id: rowId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    company_id: companyId(),
    status: statusColumn(ORDER_STATES).notNull(),
    note: text(),
    /** The shipment of the step; null for the whole order. */
    shipment_id: bigint({ mode: 'number' }).references(() => shipments.id, { onDelete: 'set null' }),
    /** Null for the system. */
    user_id: bigint({ mode: 'number' }).references(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    statusCheck('order_history', t.status, statusesOf(ORDER_STATES)),
    index('order_history_order').on(t.order_id, t.id),
  ],
);
