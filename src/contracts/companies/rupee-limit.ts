import * as z from 'zod/mini';

/** Highest limit, rupees: ₹1,000 crore. */
const MAX_LIMIT = 10_000_000_000;

/** An amount of a rule in rupees; `ask` is the message if it is missing. */
export const rupeeAmount = (ask: string) =>
  z.number({ error: ask }).check(
    z.gte(0, { error: 'Enter 0 or more.' }),
    z.lte(MAX_LIMIT, { error: 'Enter at most ₹10,00,00,00,000.' }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, {
      error: 'Enter at most two decimals.',
    }),
  );

/** A limit in rupees; null for none. */
export const rupeeLimit = z.nullable(rupeeAmount('Enter the limit in rupees, e.g. 50000, or leave it blank.'));
