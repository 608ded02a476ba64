import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { formatRupees } from '../fields/money.ts';
import { id, idParam, required } from '../fields/text.ts';
import { LimitPeriod } from './limit-period.ts';
import { rupeeLimit } from './members.ts';

/** Cost centres of a company: what its orders are charged to, each with a budget if the company sets one (decision 060). */

/** Most cost centres of a company, with those no longer in use. */
export const MAX_COST_CENTRES = 500;

export const COST_CENTRE_REQUIRED = 'Choose a cost centre. Your company requires one for every order.';
export const COST_CENTRE_GONE = 'This cost centre is no longer in use. Choose another one.';

/** What may be ordered in the running period and what has been, in rupees with tax. Orders that wait for approval don't count. */
export const Budget = z.object({
  limit: z.number(),
  spent: z.number(),
  period: LimitPeriod,
  /** The running period: `November`, `October to December`, `2026-27`. */
  running: z.string(),
});
export type Budget = z.infer<typeof Budget>;

/** A cost centre. */
export const CostCentre = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** False: it can no longer be chosen; its orders keep it. */
  active: z.boolean(),
  /** Null without one. */
  budget: z.nullable(Budget),
});
export type CostCentre = z.infer<typeof CostCentre>;

/** The cost centres of a company. */
export const CostCentres = z.object({
  /** By code, those in use first. */
  items: z.array(CostCentre),
  /** That of the caller's last order, if it is in use: preselected for the next one. */
  usual_id: z.nullable(z.int()),
  /** True if every order needs one. */
  required: z.boolean(),
  /** True for staff and for the company admin. */
  may_edit: z.boolean(),
});
export type CostCentres = z.infer<typeof CostCentres>;

/** The cost centres of the caller's company with their budgets. */
export const listCostCentresEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/cost-centres',
  roles: ['customer'],
  reply: CostCentres,
});

/** The cost centres of a company, for staff. 404 for an unknown company. */
export const listCompanyCostCentresEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/cost-centres',
  roles: staffRoles,
  query: z.object({ company_id: idParam }),
  reply: CostCentres,
});

const costCentre = {
  /** Absent for a new one. */
  id: z.optional(id),
  code: required(30, 'Enter the code, as your accounts use it.'),
  name: required(80, 'Enter the name, e.g. Machine shop.'),
  active: z.boolean(),
  /** Rupees with tax that may be ordered in the period; an order above it needs approval. Null: no budget. */
  budget: rupeeLimit,
  budget_period: LimitPeriod,
};

/** The form of a cost centre. */
export const SaveCostCentre = z.object(costCentre);
export type SaveCostCentre = z.infer<typeof SaveCostCentre>;

const saved = z.object({ message: z.string(), id: z.int() });

/**
 * Adds or changes a cost centre, and emails the company's other approvers if a budget changes. For company admins; 404 for
 * another company's, 409 at `code` if another one has it.
 */
export const saveCostCentreEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/cost-centre-save',
  creates: true,
  roles: ['customer'],
  body: SaveCostCentre,
  reply: saved,
});

/** The same for any company, for staff. */
export const saveCompanyCostCentreEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/cost-centre-save',
  creates: true,
  roles: staffRoles,
  body: z.object({ company_id: id, ...costCentre }),
  reply: saved,
});

/** `MCH-02 Machine shop`, as orders keep it. */
export const costCentreText = ({ code, name }: Pick<CostCentre, 'code' | 'name'>): string => `${code} ${name}`;

/** What is left of a budget after an order of `total` rupees: `₹40,000.00 of ₹1,00,000.00 left in November after this order.` */
export function budgetText({ limit, spent, running }: Budget, total: number): string {
  const left = limit - spent - total;
  if (left < 0) return `${formatRupees(-left)} above the budget of ${formatRupees(limit)} for ${running}.`;
  return `${formatRupees(left)} of ${formatRupees(limit)} left in ${running}${total > 0 ? ' after this order' : ''}.`;
}

/** True if an order of `total` rupees would exceed it. To the paisa: sums of rupees are not exact. */
export const isOverBudget = ({ limit, spent }: Budget, total: number): boolean =>
  Math.round((spent + total - limit) * 100) > 0;
