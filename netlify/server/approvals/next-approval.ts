import { and, eq, sql } from 'drizzle-orm';
import { order_approvals } from '#db/schema/approvals.ts';
import { orders } from '#db/schema/orders.ts';
import { askApprovers } from './approvers.ts';
import { db, type Me } from '../platform/database.ts';
import { formatPaise, formatSums } from '../platform/format.ts';
import type { ToDecide } from './approve.ts';
import type { ApprovalRow } from './order-approvals.ts';
import type { Revision } from '../orders/revise.ts';
import { isAnyToBuy, toBuyOf } from '../orders/beyond-stock.ts';
import { moveStock } from '../orders/stock.ts';
import { writeRevision } from '../orders/write-revision.ts';

/** What a decision writes about the steps of an order's approval (decision 068). */

/** Statement that notes who decided on a step, before anything else of the order changes: the policy asks whose turn it is. */
export function recordDecision(order_id: number, { step_no, approvers }: ApprovalRow, me: Me, approved: boolean) {
  if (step_no === null) return [];
  const decided_for = approvers.find(({ id }) => id === me.id)?.for_id ?? null;
  return [
    db
      .update(order_approvals)
      .set({ approved, decided_by: me.id, decided_for, decided_at: sql`now()` })
      .where(and(eq(order_approvals.order_id, order_id), eq(order_approvals.step_no, step_no))),
  ];
}

/** The other approvals of the order. */
export const without = (approvals: ApprovalRow[], step: ApprovalRow) => approvals.filter((one) => one !== step);

/** The approver's quantities of an order that waits for the next step. */
export function changeAmounts(id: number, revision: Revision) {
  return [
    ...moveStock(revision.stock),
    ...writeRevision(id, revision),
    db.update(orders).set(revision.sums).where(eq(orders.id, id)),
  ];
}

/** The mails to those who decide next, with the order as it is now. */
export function askNext({ found, lines, po_file }: ToDecide, { sums, changed, removed }: Revision, next: ApprovalRow) {
  const { order } = found;
  const revised = new Map(changed.map((line) => [line.line_no, line]));
  const left = lines.map(({ line }) => revised.get(line.line_no) ?? line);
  return askApprovers({
    ...{ company_id: order.company_id, approvers: next.approvers, step_no: next.step_no },
    letter: {
      ...{ order_id: order.id, po_number: order.po_number, po_file, cost_centre: order.cost_centre },
      ...{ placed_by: found.buyer, why: found.why, notes: order.notes },
      ship_to: `${order.ship_label}, ${order.ship_address}`,
      lines: left
        .filter(({ line_no, kind }) => kind === 'goods' && !removed.includes(line_no))
        .map(({ sku, name, qty, unit, taxable_paise }) => ({
          ...{ sku, name, qty, unit },
          total: formatPaise(taxable_paise),
        })),
      ...(isAnyToBuy(left) ? { to_buy: toBuyOf(order.id) } : {}),
      ...formatSums(sums),
    },
  });
}

/** `Approved by Neel Verma for Asha Rao, step 1 of 2.`; null where the step of the history says it all. */
export function decidedNote({ approvals, found }: ToDecide, step: ApprovalRow, me: Me, isMore: boolean): string | null {
  const { total_paise } = found.order;
  const deputyFor = step.approvers.find(({ id }) => id === me.id)?.deputy_for;
  const applying = approvals.filter((one) => one.approved !== null || one.from_paise <= total_paise);
  const place = isMore ? `step ${applying.indexOf(step) + 1} of ${applying.length}` : null;
  if (!deputyFor) return place && `Approved, ${place}.`;
  return `Decided by ${me.name} for ${deputyFor}${place ? `, ${place}` : ''}.`;
}
