import { sql } from 'drizzle-orm';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import type { Lateness } from '#contracts/orders/portal.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import type { orders } from '#db/schema/orders.ts';
import { whereStatus } from '#db/schema/columns.ts';
import { todayInIndia } from '../platform/time.ts';

/** Condition for late orders, for lists and counts: the same rule as `lateness`. */
export const isLate = sql`(${whereStatus(statusesWith(ORDER_STATES, 'isAwaited'))}
  and (promised_on < ${todayInIndia} or need_by < coalesce(promised_on, ${todayInIndia})))`;

type Dates = Pick<typeof orders.$inferSelect, 'status' | 'promised_on' | 'need_by'>;

/** Why an order is late; null if it is not, and if it is not for us to deliver. */
export function lateness({ status, promised_on, need_by }: Dates, today = dayInIndia()): Lateness | null {
  if (!ORDER_STATES[status].isAwaited) return null;
  if (promised_on !== null && promised_on < today) return 'overdue';
  return need_by !== null && need_by < (promised_on ?? today) ? 'after need-by' : null;
}
