import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * Days after the due date from which a company's orders need an admin, unless an admin sets another number; 0 switches it off.
 * The last of the reminders that a new site begins with is sent after 21 days, so by then the company has had more than three
 * weeks to pay, object or name a date; a delay at the bank no longer explains it.
 */
export const DEFAULT_CREDIT_HOLD_DAYS = 45;

/** What a company owes and has ordered against its credit limit, beside one order; amounts in rupees. */
export const CreditPosition = z.object({
  /** Null: not agreed. */
  limit: z.nullable(z.number()),
  /** Due on invoices and debit notes. */
  open: z.number(),
  /** Money received that settles no invoice yet; it reduces what is used. */
  on_account: z.number(),
  /** Other orders placed or confirmed, as far as not invoiced. */
  uninvoiced: z.number(),
  /** This order, as far as not invoiced. */
  order: z.number(),
  /** `open` − `on_account` + `uninvoiced` + `order`. */
  used: z.number(),
  /** `used` above the limit; 0 if within it. */
  over_by: z.number(),
  overdue: z.number(),
  /** Days of the oldest overdue invoice; 0 if none. */
  oldest_days: z.int(),
  /** Overdue by more than these days needs an admin; 0: never. */
  hold_days: z.int(),
  /** Why confirming needs an admin; empty if it doesn't. */
  reasons: z.array(z.string()),
});
export type CreditPosition = z.infer<typeof CreditPosition>;

/** A credit hold of an order. */
export const CreditHold = z.object({
  reason: z.string(),
  at: z.iso.datetime(),
  /** Null if the order itself took the company over its limit when it was placed or approved. */
  by: z.nullable(z.string()),
  /** Null while it holds. */
  lifted: z.nullable(z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() })),
});
export type CreditHold = z.infer<typeof CreditHold>;

const INVALID_DAYS = 'Enter a whole number of days from 0 to 365. 0 switches it off.';

/** Saves from how many days overdue confirming an order needs an admin, for admins. */
export const saveCreditSettingsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/credit-settings-save',
  roles: ['admin'],
  body: z.object({
    credit_hold_days: z
      .int({ error: INVALID_DAYS })
      .check(z.gte(0, { error: INVALID_DAYS }), z.lte(365, { error: INVALID_DAYS })),
  }),
  reply: z.object({ message: z.string() }),
});
