import { sql } from 'drizzle-orm';
import type { OrderMove } from '#contracts/orders/admin.ts';
import { guard, type Me, rows } from '../platform/database.ts';
import { AppError, fieldError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import {
  addCreditHold,
  type CreditFigures,
  creditFigures,
  creditPosition,
  liftCreditHold,
} from '../receivables/credit.ts';

/** What the buyer reads in the history and the mail; the figures are for staff. */
export const NEUTRAL_HOLD = 'Our accounts team is checking your account and will get back to you.';

const ADMIN_LIFTS = 'This order is on credit hold. Ask an admin to release it.';
const LIFT_REASON = 'Give the reason for releasing it. Only staff see it.';
const OVER_REASON = 'Give the reason for confirming it on credit. Only staff see it.';

/** How the credit of the order's company changes a confirmation. */
export type CreditDecision =
  /** It is no confirmation. */
  | { kind: 'none' }
  /** The credit allows it. */
  | { kind: 'free' }
  /** An employee: the order goes on hold instead. */
  | { kind: 'hold'; reason: string }
  /** An admin who gave a reason. */
  | { kind: 'lift'; reason: string; figures: string; isHeld: boolean };

/** Two queries: the figures of the order's company, and whether the order is on credit hold. */
export const creditQueries = (id: number) =>
  [
    creditFigures(id),
    rows<{ held: boolean }>(
      sql`select exists (select 1 from credit_holds where order_id = ${id} and lifted_at is null) as held`,
    ),
  ] as const;

interface Read {
  me: Pick<Me, 'role'>;
  figures: { rows: CreditFigures[] };
  held: { rows: { held: boolean }[] };
}

/**
 * Decides whether an order can be confirmed, or released from a hold. Over the credit limit or too long overdue it needs an
 * admin and a reason; from an employee it goes on credit hold. 403 for an employee who releases a credit hold, 400 without
 * a reason.
 */
export function decideOnCredit(
  { me, figures, held }: Read,
  { to, credit_reason = null }: { to: OrderMove; credit_reason?: string | null | undefined },
): CreditDecision {
  if (to !== 'confirmed') return { kind: 'none' };
  const isHeld = held.rows[0]!.held;
  const { reasons } = creditPosition(figures.rows[0]!);
  if (!isHeld && reasons.length === 0) return { kind: 'free' };
  const text = reasons.join('; ');
  if (me.role !== 'admin') {
    if (isHeld) throw new AppError('forbidden', ADMIN_LIFTS);
    return { kind: 'hold', reason: text };
  }
  if (!credit_reason) throw fieldError('invalid', 'credit_reason', isHeld ? LIFT_REASON : OVER_REASON);
  return { kind: 'lift', reason: credit_reason, figures: text, isHeld };
}

/** Statements for the batch that moves the order: the hold, its lifting, or a check that there still is none. */
export function creditStatements(
  { id, company_id }: { id: number; company_id: number },
  actor: Caller,
  decision: CreditDecision,
) {
  const hold = { order_id: id, company_id, held_by: actor.uid };
  switch (decision.kind) {
    case 'none':
      return [];
    case 'free':
      return [
        guard('credit hold', sql`not exists (select 1 from credit_holds where order_id = ${id} and lifted_at is null)`),
      ];
    case 'hold':
      return [addCreditHold({ ...hold, reason: decision.reason })];
    case 'lift':
      return [
        // Confirmed at once: recorded as a hold that was lifted, so that the reason is with the order.
        ...(decision.isHeld ? [] : [addCreditHold({ ...hold, reason: decision.figures })]),
        liftCreditHold(id, actor.uid, decision.reason),
      ];
  }
}
