import * as z from 'zod/mini';
import { formatRupees } from '../fields/money.ts';
import { LimitPeriod } from './limit-period.ts';

/** The budget of a cost centre (decision 060). */

/** What may be ordered in the running period and what has been, in rupees with tax. Orders that wait for approval don't count. */
export const Budget = z.object({
  limit: z.number(),
  spent: z.number(),
  period: LimitPeriod,
  /** The running period: `November`, `October to December`, `2026-27`. */
  running: z.string(),
});
export type Budget = z.infer<typeof Budget>;

/** What is left of a budget after an order of `total` rupees: `₹40,000.00 of ₹1,00,000.00 left in November after this order.` */
export function budgetText({ limit, spent, running }: Budget, total: number): string {
  const left = Math.abs(limit - spent - total);
  if (isOverBudget({ limit, spent }, total))
    return `${formatRupees(left)} above the budget of ${formatRupees(limit)} for ${running}.`;
  return `${formatRupees(left)} of ${formatRupees(limit)} left in ${running}${total > 0 ? ' after this order' : ''}.`;
}

/** True if an order of `total` rupees would exceed it. To the paisa: sums of rupees are not exact. */
export const isOverBudget = ({ limit, spent }: Pick<Budget, 'limit' | 'spent'>, total: number): boolean =>
  Math.round((spent + total - limit) * 100) > 0;
