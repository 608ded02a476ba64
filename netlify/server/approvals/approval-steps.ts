import { sql } from 'drizzle-orm';
import { stepsFor, stepText } from '#contracts/approvals/approval-steps.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { order_approvals } from '#db/schema/approvals.ts';
import type { Queued } from '../mail/mail-row.ts';
import type { MailPayload } from '../mail/templates.ts';
import { db } from '../platform/database.ts';
import { type Approver, approversOf, askApprovers } from './approvers.ts';
import type { Buyer, BuyerInQuery } from '../companies/buyer.ts';

/** The approval steps that an order needs when it is placed (decision 068). */

/** A step of the company, with those who would be asked for an order of the buyer. */
export interface StepRule {
  /** Paise. */
  from: number;
  cost_centre_id: number | null;
  /** Code and name. */
  cost_centre: string | null;
  approver_ids: number[];
  approvers: Approver[];
}

/** What decides on the steps of an order: the company's steps, the cost centre of the order, and all other approvers. */
interface StepRules {
  steps: StepRule[];
  cost_centre: { id: number } | null;
  approvers: Approver[];
}

/** Expression of the company's steps, by amount. */
export const stepsOfCompany = ({ id, company_id }: BuyerInQuery) => sql<StepRule[]>`(
  select coalesce(json_agg(json_build_object('from', step.from_paise, 'cost_centre_id', step.cost_centre_id,
    'cost_centre', c.code || ' ' || c.name, 'approver_ids', step.approver_ids,
    'approvers', ${approversOf(company_id, id, sql`step.approver_ids`, sql`false`)}) order by step.from_paise, step.id), '[]')
  from approval_steps step left join cost_centres c on c.id = step.cost_centre_id
  where step.company_id = ${company_id})`;

/** The steps that an order of the amount needs. */
export const neededSteps = ({ steps, cost_centre }: Omit<StepRules, 'approvers'>, total_paise: number) =>
  stepsFor(steps, total_paise, cost_centre?.id ?? null);

/** Why an order waits, by the first step that it needs; null without one. */
export function stepsNote([first, ...others]: StepRule[]): string | null {
  if (!first) return null;
  const count = others.length > 0 ? `, this one in ${others.length + 1} steps` : '';
  return `${stepText({ from: toRupees(first.from), cost_centre: first.cost_centre })} need approval${count}.`;
}

/** The steps for the cart and a quote, which the browser compares with the total and the chosen cost centre. */
export const stepsToShow = ({ steps }: Pick<StepRules, 'steps'>) =>
  steps.map(({ from, cost_centre_id, approvers }) => ({
    ...{ from: toRupees(from), cost_centre_id },
    approvers: approvers.map(({ name }) => name),
  }));

/** What the mail to the approvers says about the order. */
export type OrderLetter = { order_id: number } & Queued<
  Omit<
    MailPayload<'order-approval-needed'>,
    'order_id' | 'name' | 'token' | 'placed_by' | 'why' | 'notes' | 'deputy_for'
  >
>;

interface Waiting {
  me: Buyer;
  rules: StepRules;
  total_paise: number;
  /** Which limits it exceeds, and from which step on it needs approval. */
  why: string | null;
  letter: OrderLetter;
  notes: string | null;
}

/**
 * Statements of the batch that places an order that waits: its approvals, and the mails to those who decide first. All steps of
 * its cost centre are copied, also those from a higher amount, because an approver may raise quantities.
 */
export function waitForApproval({ me, rules, total_paise, why, letter, notes }: Waiting) {
  const company_id = me.company_id!;
  const copied = stepsFor(rules.steps, Infinity, rules.cost_centre?.id ?? null);
  const [first] = neededSteps(rules, total_paise);
  const anyone = { from: 0, cost_centre_id: null, approver_ids: null, approvers: rules.approvers };
  const steps = (first ? copied : [anyone, ...copied]).map((step, index) => ({ ...step, step_no: index + 1 }));
  return [
    db.insert(order_approvals).values(
      steps.map(({ step_no, from, cost_centre_id, approver_ids }) => ({
        ...{ order_id: letter.order_id, step_no, company_id, from_paise: from, approver_ids },
        of_cost_centre: cost_centre_id !== null,
      })),
    ),
    // The first of them applies: they are in the order of their amounts.
    ...askApprovers({
      ...{ company_id, step_no: 1, approvers: steps[0]!.approvers },
      letter: { ...letter, placed_by: me.name, why, notes },
    }),
  ];
}
