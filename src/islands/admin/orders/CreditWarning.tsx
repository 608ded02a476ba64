import { readUser } from '#client/session.ts';
import type { AdminOrderDetail, OrderMove } from '#contracts/orders/admin.ts';
import { Notice } from '#ui/Notice.tsx';
import { isOnCreditHold } from './CreditPanel.tsx';

/**
 * What the credit of the order's company asks for when it is confirmed: an admin's `reason`, a `hold` by an employee, or
 * nothing (null). `refused`: an employee cannot release a credit hold.
 */
type CreditStep = 'reason' | 'hold' | 'refused' | null;

/** The step for the signed-in user. The server decides again. */
export function useCreditStep(order: AdminOrderDetail, to: OrderMove): CreditStep {
  const isHeld = isOnCreditHold(order);
  if (to !== 'confirmed' || (!isHeld && order.credit.reasons.length === 0)) return null;
  if (readUser()?.role === 'admin') return 'reason';
  return isHeld ? 'refused' : 'hold';
}

/** Why the confirmation needs an admin, and what happens next. */
export function CreditWarning({ order, step }: { order: AdminOrderDetail; step: NonNullable<CreditStep> }) {
  const { reasons } = order.credit;
  return (
    <Notice tone="warn">
      {reasons.length > 0
        ? `${order.company.name} is ${reasons.join(', and has ')}. `
        : 'The company is within its credit again. '}
      {step === 'hold' &&
        'The order goes on hold, and an admin can release it. The buyer is told that it is on hold, not the figures.'}
      {step === 'refused' && 'The order is on credit hold. Ask an admin to release it.'}
    </Notice>
  );
}
