import * as z from 'zod/mini';
import { formatRupees } from './money.ts';

type Bounds = {
  /** Highest sum that is taken. */
  most: number;
  /** What is said of 0 and less, where 0 is refused too: of a payment. */
  above0?: string;
};

/** A sum in rupees as a form sends it. `ask` is said of what is no number, or missing. */
export const rupees = (ask: string, { most, above0 }: Bounds) =>
  z
    .number({ error: ask })
    .check(
      above0 ? z.positive({ error: above0 }) : z.gte(0, { error: 'Enter ₹ 0 or more.' }),
      z.lte(most, { error: `Enter at most ${formatRupees(most)}.` }),
      z.multipleOf(0.01, { error: 'Enter at most two decimals.' }),
    );
