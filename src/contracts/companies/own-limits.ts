import * as z from 'zod/mini';
import { Login } from '../auth/sign-in.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { formatRupees } from '../fields/money.ts';
import { id } from '../fields/text.ts';
import { type LimitPeriod, PERIOD_NAMES } from './limit-period.ts';
import { rupeeLimit } from './rupee-limit.ts';

/** A person's own limits, in place of the company's (decision 068). */

/** Rupees with tax; null: the company's limit applies. */
export const OwnLimits = z.object({
  /** Of one order. */
  order_limit: z.nullable(z.number()),
  /** Of all orders in the company's period. */
  period_limit: z.nullable(z.number()),
});
export type OwnLimits = z.infer<typeof OwnLimits>;

const limits = { id, order_limit: rupeeLimit, period_limit: rupeeLimit };
const reply = z.object({ message: z.string() });

/**
 * Sets the own limits of a person of the caller's company, and emails the other approvers what has changed. For company admins;
 * 400 at `current_password` if it is wrong, 404 for another company's people, 409 if someone else changes them at the same time.
 */
export const saveColleagueLimitsEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/colleague-limits',
  roles: ['customer'],
  body: z.object({
    ...limits,
    /** The caller's own, asked for again: limits decide what is bought without approval. */
    current_password: Login.shape.password,
  }),
  reply,
});

/** The same for any company, for staff. 404 for an id that is not a customer. */
export const saveCustomerLimitsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/customer-limits',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object(limits),
  reply,
});

/** `₹50,000.00 an order`, `₹2,00,000.00 a month`; none without own limits. */
export function ownLimitTexts({ order_limit, period_limit }: OwnLimits, period: LimitPeriod): string[] {
  return [
    ...(order_limit === null ? [] : [`${formatRupees(order_limit)} an order`]),
    ...(period_limit === null ? [] : [`${formatRupees(period_limit)} a ${PERIOD_NAMES[period]}`]),
  ];
}
