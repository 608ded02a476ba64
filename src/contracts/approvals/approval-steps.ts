import * as z from 'zod/mini';
import { Login } from '../auth/sign-in.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { formatRupees } from '../fields/money.ts';
import { id, idParam } from '../fields/text.ts';
import { rupeeAmount } from '../companies/rupee-limit.ts';

/** Who approves a company's orders from an amount on (decision 068). */

/** Most steps of a company. */
export const MAX_APPROVAL_STEPS = 20;

export const STEP_APPROVER_GONE =
  'One of the approvers can no longer approve. Choose approvers or company admins who can sign in.';

const Named = z.object({ id: z.int(), name: z.string() });

/** One of the steps: orders from an amount need approval by one of these people. */
export const ApprovalStep = z.object({
  id: z.int(),
  /** Rupees with tax: the smallest order that needs it. */
  from: z.number(),
  /** Only for orders charged to it; null for all. */
  cost_centre: z.nullable(Named),
  /** One of them decides. `can_approve` is false for one who no longer can. */
  approvers: z.array(z.object({ ...Named.shape, can_approve: z.boolean() })),
});
export type ApprovalStep = z.infer<typeof ApprovalStep>;

/** A company's steps, by amount. */
export const ApprovalSteps = z.object({
  items: z.array(ApprovalStep),
  /** Who can be named: approvers and company admins. */
  candidates: z.array(Named),
  /** Cost centres in use. */
  cost_centres: z.array(Named),
  /** True for staff and for the company admin. */
  may_edit: z.boolean(),
});
export type ApprovalSteps = z.infer<typeof ApprovalSteps>;

/** The approval steps of the caller's company. */
export const listApprovalStepsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/approval-steps',
  roles: ['customer'],
  reply: ApprovalSteps,
});

/** The same of any company, for staff. 404 for an unknown company. */
export const listCompanyApprovalStepsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/approval-steps',
  roles: staffRoles,
  query: z.object({ company_id: idParam }),
  reply: ApprovalSteps,
});

const step = {
  /** Absent for a new one. */
  id: z.optional(id),
  from: rupeeAmount('Enter the amount from which orders need this approval, e.g. 50000.'),
  cost_centre_id: z.nullable(id),
  approver_ids: z
    .array(id)
    .check(
      z.minLength(1, { error: 'Choose at least one approver.' }),
      z.maxLength(20, { error: 'Choose at most 20 approvers.' }),
    ),
};

/** The caller's own, asked for again: steps decide what is bought with whose approval. */
const current_password = Login.shape.password;

/** The form of a step. */
export const SaveApprovalStep = z.object(step);
export type SaveApprovalStep = z.infer<typeof SaveApprovalStep>;

const message = z.object({ message: z.string() });
const saved = z.object({ ...message.shape, id: z.int() });

/**
 * Adds or changes an approval step, and emails the company's other approvers. Orders that wait keep their steps. For company
 * admins; 400 at `current_password` if it is wrong, at `approver_ids` or `cost_centre_id` for what the company does not have,
 * 404 for another company's step.
 */
export const saveApprovalStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/approval-step-save',
  creates: true,
  roles: ['customer'],
  body: z.object({ ...step, current_password }),
  reply: saved,
});

/** The same for any company, for staff. */
export const saveCompanyApprovalStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/approval-step-save',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ company_id: id, ...step }),
  reply: saved,
});

/** Removes a step, and emails the company's other approvers. For company admins; 404 for another company's step. */
export const removeApprovalStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/approval-step-remove',
  roles: ['customer'],
  body: z.object({ id, current_password }),
  reply: message,
});

/** The same for any company, for staff. */
export const removeCompanyApprovalStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/approval-step-remove',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ company_id: id, id }),
  reply: message,
});

/** A step that an order may need, as the cart and a quote show it: the amount in rupees, and who would be asked. */
export const NeededStep = z.object({
  from: z.number(),
  /** Null for orders of all cost centres. */
  cost_centre_id: z.nullable(z.int()),
  approvers: z.array(z.string()),
});
export type NeededStep = z.infer<typeof NeededStep>;

/** The steps of a company that apply to an order, by amount. `from` and `total` are in the same unit. */
export function stepsFor<Step extends { from: number; cost_centre_id: number | null }>(
  steps: readonly Step[],
  total: number,
  cost_centre_id: number | null,
): Step[] {
  const isReached = ({ from }: Step) => Math.round((total - from) * 100) >= 0;
  return steps.filter((step) => (step.cost_centre_id ?? cost_centre_id) === cost_centre_id && isReached(step));
}

/** `Orders from ₹50,000.00 for MCH-02 Machine shop`; from 0 all of them. `from` in rupees. */
export function stepText({ from, cost_centre }: { from: number; cost_centre: string | null }): string {
  const orders = from > 0 ? `Orders from ${formatRupees(from)}` : 'All orders';
  return cost_centre ? `${orders} for ${cost_centre}` : orders;
}
