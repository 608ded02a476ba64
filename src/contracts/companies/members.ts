import * as z from 'zod/mini';
import { Login } from '../auth/sign-in.ts';
import { endpoint } from '../endpoint.ts';
import { email, id, personName } from '../fields/text.ts';
import { DeductsTds } from '../tds/purchase-tds.ts';
import { CompanyRole } from './company-role.ts';
import { Deputy } from '../approvals/deputies.ts';
import { LimitPeriod } from './limit-period.ts';
import { OwnLimits } from './own-limits.ts';
import { rupeeLimit } from './rupee-limit.ts';

/** A company's users and rules: visible to all its users, managed by its company admins. */

export const ADMINS_ONLY = 'Only a company admin can change this.';

/** A user of the caller's company. */
export const Colleague = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company_role: CompanyRole,
  ...OwnLimits.shape,
  /** Who approves in their place, now or later; null for no one. */
  deputy: z.nullable(Deputy),
  disabled: z.boolean(),
  /** Null if the person has never signed in. */
  signed_in_at: z.nullable(z.iso.datetime()),
  /** True for the caller. */
  me: z.boolean(),
});
export type Colleague = z.infer<typeof Colleague>;

/** The company as its own users see it, with its rules and terms. */
export const OwnCompany = z.object({
  name: z.string(),
  gst_number: z.nullable(z.string()),
  pan_tin_number: z.nullable(z.string()),
  po_required: z.boolean(),
  /** True if orders need a cost centre. */
  cost_centre_required: z.boolean(),
  /** Rupees. A buyer's order above it needs approval. Null: no limit. */
  spending_limit: z.nullable(z.number()),
  /** Rupees that each buyer may order in the period, tax included; an order above it needs approval. Null: no limit. */
  buyer_limit: z.nullable(z.number()),
  buyer_limit_period: LimitPeriod,
  /** Hours after which the approvers of a waiting order are reminded, and after which it is passed on to the company admins. Null: never. */
  approval_remind_hours: z.nullable(z.int()),
  approval_escalate_hours: z.nullable(z.int()),
  /** Days from an invoice's date to its due date; set by staff. */
  credit_days: z.int(),
  credit_limit: z.nullable(z.number()),
  /** Whether it deducts TDS on purchases of goods. */
  deducts_tds: DeductsTds,
});
export type OwnCompany = z.infer<typeof OwnCompany>;

/** The company and its users; `may_edit` is true for company admins. */
export const getCompanyRulesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/company',
  roles: ['customer'],
  reply: z.object({ company: OwnCompany, colleagues: z.array(Colleague), may_edit: z.boolean() }),
});

/** Most hours before a reminder: 30 days. */
const MAX_HOURS = 720;
const HOURS = `Enter a whole number of hours from 1 to ${MAX_HOURS}, or leave it blank.`;

/** Hours by the clock; null for never. Absent: unchanged. */
const hours = z.optional(
  z.nullable(z.int({ error: HOURS }).check(z.gte(1, { error: HOURS }), z.lte(MAX_HOURS, { error: HOURS }))),
);

/**
 * Saves the company's rules for orders, and emails its other approvers what has changed. For company admins; 400 at
 * `current_password` if it is wrong, 409 if another one saves at the same time, 429 after too many attempts.
 */
export const saveCompanyRulesEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/company-rules',
  roles: ['customer'],
  body: z
    .object({
      po_required: z.boolean(),
      /** Absent: unchanged. */
      cost_centre_required: z.optional(z.boolean()),
      spending_limit: rupeeLimit,
      /** Absent: unchanged. */
      buyer_limit: z.optional(rupeeLimit),
      buyer_limit_period: z.optional(LimitPeriod),
      /** Both or neither: hours without a decision after which approvers are reminded, and the company admins are asked. */
      approval_remind_hours: hours,
      approval_escalate_hours: hours,
      /** Absent: unchanged. */
      deducts_tds: z.optional(DeductsTds),
      /** The caller's own, asked for again: rules decide what is bought without approval. */
      current_password: Login.shape.password,
    })
    .check(
      z.refine(
        ({ approval_remind_hours: remind, approval_escalate_hours: escalate }) =>
          remind == null || escalate == null || escalate > remind,
        { error: 'Enter more hours than for the reminder.', path: ['approval_escalate_hours'] },
      ),
    ),
  reply: z.object({ message: z.string(), company: OwnCompany }),
});

/** Changes a colleague's role, or disables or enables the sign-in. For company admins, but not for their own account. */
export const saveColleagueEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/colleague-save',
  roles: ['customer'],
  body: z.object({ id, company_role: z.optional(CompanyRole), disabled: z.optional(z.boolean()) }),
  reply: z.object({ message: z.string() }),
});

/**
 * Invites a colleague by email: with a link to set a password, or, to an address that already has an account, with what to
 * do about it. The reply is the same either way. For company admins; 409 for a colleague who is disabled.
 */
export const inviteColleagueEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/colleague-invite',
  creates: true,
  roles: ['customer'],
  body: z.object({ name: personName(100, 'Enter the colleague’s name.'), email, company_role: CompanyRole }),
  reply: z.object({ message: z.string() }),
});
