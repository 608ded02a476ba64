import type * as z from 'zod';
import { group, list, oneOf, point } from './fields.ts';
import { sheet } from './sheet.ts';

/** The kinds of pages that have an overview of their own, such as /solutions. */
const overviews = ['solutions', 'supplies', 'delivery', 'industries', 'libraries', 'career'] as const;

/** One of the core pages (about, services, contact, rfq, search) or an overview: `src/content/core/<slug>.md`; its Markdown is the text. */
export const Core = group({
  ...sheet,
  /** Makes it an overview: the kind of pages that it lists. */
  lists: oneOf('the kind of pages that it lists', overviews).optional(),
  /** What happens after the visitor acts, or how the company came about, in order. */
  steps: list('what happens, in order', point('a step'), 2, 6).optional(),
});
export type Core = z.infer<typeof Core>;
