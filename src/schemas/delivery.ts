import type * as z from 'zod';
import { group, line, list, path, point } from './fields.ts';
import { sheet } from './sheet.ts';

/** A delivery page: `src/content/delivery/<slug>.md`; its Markdown is the text of the page. */
export const Delivery = group({
  ...sheet,
  /** First action, in place of Request Quote. */
  action: group({
    /** The words on the button. */
    label: line('the words on the button', 30),
    /** Where it leads. */
    href: path('the address that the button opens'),
  }).optional(),
  /** The terms as a table: cut-off, zones, sizes, charges, times. */
  terms: list(
    'the terms as a table',
    group({
      /** Name of the term, such as Order cut-off. */
      term: line('the name of the term, such as Order cut-off', 40),
      /** What applies. */
      value: line('what applies', 240),
    }),
    3,
    10,
  ),
  /** What happens to a consignment, in order; tracking has the six of specification §2. */
  steps: list('what happens to a consignment, in order', point('a step'), 3, 6),
});
export type Delivery = z.infer<typeof Delivery>;
