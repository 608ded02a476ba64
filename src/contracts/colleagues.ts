import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CompanyRole } from './company-role.ts';
import { email, id, required } from './text.ts';

/** The people of a company and its rules: seen by all of them, run by the company admin. */

/** Told to everybody else who tries. */
export const ADMINS_ONLY = 'Only a company admin may change this. Ask yours.';

/** A person who signs in for the caller's company. */
export const Colleague = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company_role: CompanyRole,
  /** True where the person may not sign in any more. */
  disabled: z.boolean(),
  /** Null for somebody who was invited and never has. */
  signed_in_at: z.nullable(z.iso.datetime()),
  /** True for the caller. */
  me: z.boolean(),
});
export type Colleague = z.infer<typeof Colleague>;

/** The company as its own people see it: who it is, what it asks of orders, on what terms it buys. */
export const OwnCompany = z.object({
  name: z.string(),
  gst_number: z.nullable(z.string()),
  pan_tin_number: z.nullable(z.string()),
  po_required: z.boolean(),
  /** Rupees: an order of a buyer above it waits for approval. Null: none does. */
  spending_limit: z.nullable(z.number()),
  /** Days from an invoice's date to its due date; agreed with our desk. */
  credit_days: z.int(),
  credit_limit: z.nullable(z.number()),
});
export type OwnCompany = z.infer<typeof OwnCompany>;

/** Company and colleagues, and whether the caller may change them. */
export const getCompanyRulesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/company',
  roles: ['customer'],
  reply: z.object({ company: OwnCompany, colleagues: z.array(Colleague), may_edit: z.boolean() }),
});

/** Largest spending limit, rupees: ₹ 1,000 crore. */
const MAX_LIMIT = 10_000_000_000;

/** A limit in rupees; null for none. The desk's company form asks for two of the kind. */
export const rupeeLimit = z.nullable(
  z.number({ error: 'Enter the limit in rupees, like 50000, or leave it empty.' }).check(
    z.gte(0, { error: 'Enter 0 or more.' }),
    z.lte(MAX_LIMIT, { error: 'Enter at most ₹10,00,00,00,000.' }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, {
      error: 'Enter at most two decimals.',
    }),
  ),
);

/** Saves what the company asks of its orders. For company admins. */
export const saveCompanyRulesEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/company-rules',
  roles: ['customer'],
  body: z.object({
    po_required: z.boolean(),
    spending_limit: rupeeLimit,
  }),
  reply: z.object({ message: z.string(), company: OwnCompany }),
});

/** Gives a colleague a role, or takes or gives back the sign-in. For company admins, never about themselves. */
export const saveColleagueEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/colleague-save',
  roles: ['customer'],
  body: z.object({ id, company_role: z.optional(CompanyRole), disabled: z.optional(z.boolean()) }),
  reply: z.object({ message: z.string() }),
});

/** Opens an account for a colleague and mails a link to set its password. For company admins; 409 for a known address. */
export const inviteColleagueEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/colleague-invite',
  roles: ['customer'],
  body: z.object({ name: required(100, 'Enter the colleague’s name.'), email, company_role: CompanyRole }),
  reply: z.object({ message: z.string(), id: z.int() }),
});
