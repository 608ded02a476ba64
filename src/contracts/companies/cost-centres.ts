import * as z from 'zod/mini';
import { Login } from '../auth/sign-in.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, idParam, required } from '../fields/text.ts';
import { Budget } from './budget.ts';
import { LimitPeriod } from './limit-period.ts';
import { rupeeLimit } from './rupee-limit.ts';

/** Cost centres of a company: what its orders are charged to, each with a budget if the company sets one (decision 060). */

/** Most cost centres of a company, with those no longer in use. */
export const MAX_COST_CENTRES = 500;

export const COST_CENTRE_REQUIRED = 'Choose a cost centre. Your company requires one for every order.';
export const COST_CENTRE_GONE = 'This cost centre is no longer in use. Choose another one.';

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
  /** False if no one else may approve the caller's orders: an order above a budget is placed then, and its history says so. */
  asks_approval: z.boolean(),
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
export const SaveCostCentre = z.object({
  ...costCentre,
  /** Needed to change a budget, or to put a cost centre with one in or out of use. */
  current_password: z.optional(Login.shape.password),
});
export type SaveCostCentre = z.infer<typeof SaveCostCentre>;

const saved = z.object({ message: z.string(), id: z.int() });

/**
 * Adds or changes a cost centre, and emails the company's other approvers if a budget changes. For company admins; 400 at
 * `current_password` if an existing budget changes without it, 404 for another company's, 409 at `code` if another one has it.
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
  needs: ['sales'],
  body: z.object({ company_id: id, ...costCentre }),
  reply: saved,
});

/** `MCH-02 Machine shop`, as orders keep it. */
export const costCentreText = ({ code, name }: Pick<CostCentre, 'code' | 'name'>): string => `${code} ${name}`;
