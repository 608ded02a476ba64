import type * as z from 'zod';
import { count, group, line, oneOf } from './fields.ts';

/** The groups of benefits, in the order of the page. */
export const benefitGroups = ['Money', 'Health', 'Time', 'Growth', 'At work'] as const;

/** An employee benefit: `src/content/benefits/<slug>.yaml`. */
export const Benefit = group({
  /** Place in its group. */
  order: count('the place in its group', 1, 99),
  /** The group on the page. */
  group: oneOf('the group it belongs to', benefitGroups),
  /** Name of the benefit. */
  title: line('the name of the benefit', 60),
  /** What it is in figures, such as `₹5,00,000`. */
  figure: line('what it is in figures', 24),
  /** Who gets it, from when, and how. */
  text: line('who gets it, from when, and how', 280),
});
export type Benefit = z.infer<typeof Benefit>;
