import { type SQL, sql } from 'drizzle-orm';
import { stepText } from '#contracts/approvals/approval-steps.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { OrderApproval } from '#contracts/approvals/order-approval.ts';
import { type Approver, approversOf } from './approvers.ts';
import { rows } from '../platform/database.ts';

/** The approvals of an order: which are given, which is next, and who decides (decision 068). */

/** An approval of an order, with the names of its people. */
export interface ApprovalRow {
  /** Null for an order without approvals of its own, on which any approver decides. */
  step_no: number | null;
  from_paise: number;
  of_cost_centre: boolean;
  /** False: any approver decides. */
  is_named: boolean;
  approved: boolean | null;
  decided_at: string | null;
  decided_by: string | null;
  decided_for: string | null;
  escalated_at: string | null;
  /** Who may decide if it is next; none once it is decided. */
  approvers: Approver[];
}

/** Query of an order's approvals, in the order in which they are decided. */
export const orderApprovals = (order_id: number | SQL) =>
  rows<ApprovalRow>(sql`
    select a.step_no, coalesce(a.from_paise, 0)::float8 as from_paise, coalesce(a.of_cost_centre, false) as of_cost_centre,
      a.approver_ids is not null as is_named, a.approved, a.decided_at::text, a.escalated_at::text,
      d.name as decided_by, f.name as decided_for,
      case when a.decided_at is null and o.status = 'pending approval'
        then ${approversOf(sql`o.company_id`, sql`o.user_id`, sql`a.approver_ids`, sql`a.escalated_at is not null`)} else '[]' end as approvers
    from orders o
      left join order_approvals a on a.order_id = o.id
      left join users d on d.id = a.decided_by
      left join users f on f.id = a.decided_for
    where o.id = ${order_id} and (a.order_id is not null or o.status = 'pending approval')
    order by a.step_no`);

/** The approval that is decided next for an order of this total; undefined if none is left. */
export const nextApproval = (approvals: readonly ApprovalRow[], total_paise: number) =>
  approvals.find(({ approved, from_paise }) => approved === null && from_paise <= total_paise);

interface Order {
  status: string;
  total_paise: number;
  cost_centre: string | null;
}

/** The approvals for the wire, without those that the order's total does not reach. */
export function approvalsOf(approvals: readonly ApprovalRow[], order: Order): OrderApproval[] {
  const next = order.status === 'pending approval' ? nextApproval(approvals, order.total_paise) : undefined;
  return approvals
    .filter(
      (one) => one.approved !== null || (order.status === 'pending approval' && one.from_paise <= order.total_paise),
    )
    .map((one, index) => ({
      step_no: index + 1,
      rule: one.is_named ? ruleOf(one, order) : null,
      approvers: one.approvers.map(({ name, deputy_for }) => ({ name, deputy_for })),
      is_next: one === next,
      decided:
        one.approved === null
          ? null
          : {
              ...{ approved: one.approved, by: one.decided_by!, deputy_for: one.decided_for },
              at: new Date(one.decided_at!).toISOString(),
            },
      passed_on_at: one.escalated_at && new Date(one.escalated_at).toISOString(),
    }));
}

const ruleOf = ({ from_paise, of_cost_centre }: ApprovalRow, { cost_centre }: Order) =>
  stepText({ from: toRupees(from_paise), cost_centre: of_cost_centre ? cost_centre : null });
