import * as z from 'zod/mini';
import { aDay } from './day-span.ts';
import { endpoint, staffRoles } from './endpoint.ts';
import { dropping, id, optional } from './text.ts';

/** Products that one call gives another rate: each leaves its trace, and the answer must not be long in coming. */
export const RATES_PORTION = 1000;

const percent = (error: string) =>
  z.number({ error }).check(z.gte(0, { error }), z.lte(100, { error }), z.multipleOf(0.01, { error }));
const rate = percent('Enter the GST rate in percent, from 0 to 100, with at most two decimals.');
const hsn = z
  .string({ error: 'Enter the HSN code as 2, 4, 6 or 8 digits.' })
  .check(dropping(/[\s.]/g), z.regex(/^(\d{2}){1,4}$/, { error: 'Enter the HSN code as 2, 4, 6 or 8 digits.' }));

/** A rate of GST from a day on, for all codes that begin with `hsn` (docs/decisions/020). */
export const HsnRate = z.object({
  id: z.int(),
  /** Chapter, heading, subheading or tariff item: 2, 4, 6 or 8 digits. */
  hsn: z.string(),
  /** Percent. */
  rate: z.number(),
  /** The first day on which it is charged, `YYYY-MM-DD`. */
  valid_from: z.string(),
  /** Where it is laid down. */
  source: z.nullable(z.string()),
});
export type HsnRate = z.infer<typeof HsnRate>;

/** Whether a search means a rate: by a code that it is charged on, or the beginning of its own; else by words of its source. */
export function meansRate(q: string | null, { hsn, source }: Pick<HsnRate, 'hsn' | 'source'>): boolean {
  const words = q?.trim().toLowerCase() ?? '';
  const code = words.replace(/[\s.]/g, '');
  if (/^\d+$/.test(code) && (hsn.startsWith(code) || code.startsWith(hsn))) return true;
  return words === '' || source?.toLowerCase().includes(words) === true;
}

/** Products of one code that carry another rate than the table has for it today. */
export const RateDifference = z.object({
  hsn: z.string(),
  /** Percent that they carry; null where they carry none. */
  carried: z.nullable(z.number()),
  products: z.int(),
  /** What the table says. */
  table: HsnRate,
});
export type RateDifference = z.infer<typeof RateDifference>;

/** The table and what differs from it today: the latest day first, then by code, or the most products. */
export const listRatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rates-list',
  roles: staffRoles,
  reply: z.object({ items: z.array(HsnRate), differences: z.array(RateDifference) }),
});

/** The rate that the table has for a code today; null where it has none. */
export const getRateEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rate-of',
  roles: staffRoles,
  query: z.object({ hsn }),
  reply: z.object({ rate: z.nullable(HsnRate) }),
});

/** Writes a rate, over that of the same code and day. No product changes by it. */
export const saveRateEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rate-save',
  roles: staffRoles,
  body: z.object({
    hsn,
    rate,
    valid_from: aDay('Choose the first day on which the rate is charged.'),
    source: optional(200),
  }),
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Takes a rate out of the table. 404 where it is gone already. */
export const removeRateEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rate-remove',
  roles: staffRoles,
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});

/**
 * Gives products of a code that carry one rate the table's, RATES_PORTION of them a call; `left` says how many remain. 409
 * where the table says something else by now than was shown.
 */
export const applyRateEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rate-apply',
  roles: staffRoles,
  body: z.object({ hsn, carried: z.nullable(rate), rate }),
  reply: z.object({ message: z.string(), changed: z.int(), left: z.int() }),
});
