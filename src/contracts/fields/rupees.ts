import * as z from 'zod/mini';
import { formatRupees } from './money.ts';

type Bounds = {
  /** Highest amount. */
  max: number;
  /** The message for 0 or less; absent if 0 is allowed. */
  above0?: string;
};

/** An amount in rupees. `ask` is the message if it is missing or not a number. */
export const rupees = (ask: string, { max, above0 }: Bounds) =>
  z
    .number({ error: ask })
    .check(
      above0 ? z.positive({ error: above0 }) : z.gte(0, { error: 'Enter ₹0 or more.' }),
      z.lte(max, { error: `Enter at most ${formatRupees(max)}.` }),
      z.multipleOf(0.01, { error: 'Enter at most two decimals.' }),
    );
