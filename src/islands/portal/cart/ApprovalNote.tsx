import { stepsFor, stepText } from '#contracts/approvals/approval-steps.ts';
import { PERIOD_NAMES } from '#contracts/companies/limit-period.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { NEEDS_APPROVAL_NOTE } from '#contracts/approvals/approvals.ts';
import { CREDIT_HOLD_NOTE, type SpendingLimit } from '#contracts/orders/portal.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Pricing } from './use-pricing.ts';

/** Says before the order is placed what is left of the buyer's limit, and whether the order will wait or be on hold. */
export function ApprovalNote({ pricing, costCentre }: { pricing: Pricing | undefined; costCentre: number | null }) {
  if (!pricing) return null;
  const { spending, needs_approval, over_credit } = pricing;
  const [step] = stepsFor(pricing.steps, pricing.totals.total, costCentre);
  return (
    <>
      {spending && <p className="small">{leftText(spending)}</p>}
      {needs_approval && <p className="small">{NEEDS_APPROVAL_NOTE}</p>}
      {!needs_approval && step && (
        <p className="small">{stepText({ ...step, cost_centre: null })} need a colleague’s approval.</p>
      )}
      {over_credit && <Notice tone="warn">It will be on hold. {CREDIT_HOLD_NOTE}</Notice>}
    </>
  );
}

/** Before this order. */
function leftText({ limit, spent, period }: SpendingLimit): string {
  const left = formatRupees(Math.max(0, limit - spent));
  return `${left} of your ${formatRupees(limit)} left this ${PERIOD_NAMES[period]}, before this order.`;
}
