import type * as z from 'zod';
import { group, line, list, point } from './fields.ts';
import { sheet } from './sheet.ts';

/** A solution page: `src/content/solutions/<slug>.md`; its Markdown is the text of the page. */
export const Solution = group({
  ...sheet,
  /** How it works, in order. */
  steps: list('the steps, in order', point('a step'), 3, 6),
  /** What the buyer gets. */
  includes: list('what the buyer gets', line('one thing the buyer gets', 140), 3, 8),
});
export type Solution = z.infer<typeof Solution>;
