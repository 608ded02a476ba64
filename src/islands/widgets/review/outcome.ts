import { type Budget, isOverBudget } from '#contracts/companies/budget.ts';
import { type NeededStep, stepsFor, stepText } from '#contracts/approvals/approval-steps.ts';
import { CREDIT_HOLD_NOTE } from '#contracts/orders/portal.ts';

/** Most approvers that are named. */
const MAX_NAMES = 3;

interface Order {
  /** Above a limit of the company or of the buyer. */
  needs_approval: boolean;
  /** The company's approval steps. */
  steps: readonly NeededStep[];
  /** The chosen one; null for none. */
  cost_centre_id: number | null;
  over_credit: boolean;
  /** True for a part of a quote: whether it is over the credit limit is known for the whole only. */
  isPart?: boolean;
  approvers: string[];
  /** Of its cost centre; null without one. */
  budget: Budget | null;
  /** False if no one else may approve the buyer's orders. */
  asks_approval: boolean;
  /** Rupees. */
  total: number;
}

/** What happens to an order once it is placed, in words; approval comes before credit, as on the server. */
export function outcomeOf(order: Order): { tone: 'info' | 'warn'; text: string } {
  const { needs_approval, over_credit, approvers, budget, asks_approval, total } = order;
  const steps = stepsFor(order.steps, total, order.cost_centre_id);
  const by = steps.length > 0 ? steps.map((step) => step.approvers) : [approvers];
  if (needs_approval) return waits('Above your company’s spending limit.', by);
  if (budget && asks_approval && isOverBudget(budget, total)) return waits('Above the budget of its cost centre.', by);
  if (steps[0]) return waits(`${stepText({ ...steps[0], cost_centre: null })} need approval.`, by);
  if (over_credit) return { tone: 'warn', text: `It ${order.isPart ? 'may' : 'will'} be on hold. ${CREDIT_HOLD_NOTE}` };
  return { tone: 'info', text: 'This order needs no approval.' };
}

/** `by` has the approvers of each step. */
function waits(why: string, by: string[][]): { tone: 'warn'; text: string } {
  return { tone: 'warn', text: `${why} This order will wait for approval by ${by.map(namesOf).join(', then by ')}.` };
}

/** `Asha Rao, Meera Iyer or Vikram Shah`; the first ones and how many others. */
function namesOf(names: string[]): string {
  if (names.length === 0) return 'a colleague';
  if (names.length === 1) return names[0]!;
  const others = names.length - MAX_NAMES;
  if (others > 0) return `${names.slice(0, MAX_NAMES).join(', ')} or ${others} ${others === 1 ? 'other' : 'others'}`;
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
