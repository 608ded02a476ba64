import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { stripChars, id, optional } from '../fields/text.ts';
import { gstRate } from './admin.ts';

/** Products changed in one call: each is audited, and the call has to return in a second or two. */
export const RATES_PORTION = 1000;

const hsn = z
  .string({ error: 'Enter the HSN code as 2, 4, 6 or 8 digits.' })
  .check(stripChars(/[\s.]/g), z.regex(/^(\d{2}){1,4}$/, { error: 'Enter the HSN code as 2, 4, 6 or 8 digits.' }));

/** A GST rate from a date on, for all codes that begin with `hsn` (docs/decisions/020). */
export const HsnRate = z.object({
  id: z.int(),
  /** Chapter, heading, subheading or tariff item: 2, 4, 6 or 8 digits. */
  hsn: z.string(),
  /** Percent. */
  rate: z.number(),
  /** The date from which it applies, `YYYY-MM-DD`. */
  valid_from: z.string(),
  /** The notification that sets it. */
  source: z.nullable(z.string()),
});
export type HsnRate = z.infer<typeof HsnRate>;

/** True if a search matches a rate: by an HSN that it applies to, by the start of its own code, or by its source. */
export function matchesRate(q: string | null, { hsn, source }: Pick<HsnRate, 'hsn' | 'source'>): boolean {
  const words = q?.trim().toLowerCase() ?? '';
  const code = words.replace(/[\s.]/g, '');
  if (/^\d+$/.test(code) && (hsn.startsWith(code) || code.startsWith(hsn))) return true;
  return words === '' || source?.toLowerCase().includes(words) === true;
}

/** Products of one code whose rate differs from the table today. */
export const RateDifference = z.object({
  hsn: z.string(),
  /** Rate of the products, percent; null if they have none. */
  product_rate: z.nullable(z.number()),
  products: z.int(),
  /** The rate in the table. */
  table: HsnRate,
});
export type RateDifference = z.infer<typeof RateDifference>;

/** The table, the latest date first, and the differences from it, the most products first. */
export const listRatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rates-list',
  roles: staffRoles,
  reply: z.object({ items: z.array(HsnRate), differences: z.array(RateDifference) }),
});

/** Today's rate for a code; null if the table has none. */
export const getRateEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rate-of',
  roles: staffRoles,
  query: z.object({ hsn }),
  reply: z.object({ rate: z.nullable(HsnRate) }),
});

/** Saves a rate; replaces the one for the same code and date. Products do not change. */
export const saveRateEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rate-save',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({
    hsn,
    rate: gstRate,
    valid_from: calendarDay('Choose the date from which the rate applies.'),
    source: optional(200),
  }),
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Deletes a rate. 404 if it is already gone. */
export const removeRateEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rate-remove',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});

/**
 * Sets the table's rate on products of a code with the rate `product_rate`, RATES_PORTION in one call; `left` is how many remain.
 * 409 if the rate in the table is no longer `rate`.
 */
export const applyRateEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rate-apply',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ hsn, product_rate: z.nullable(gstRate), rate: gstRate }),
  reply: z.object({ message: z.string(), changed: z.int(), left: z.int() }),
});
