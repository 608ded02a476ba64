import type * as z from 'zod';
import { group, list, point } from './fields.ts';
import { sheet } from './sheet.ts';

/** One of the core pages (about, services, contact, rfq): `src/content/core/<slug>.md`; its Markdown is the text. */
export const Core = group({
  ...sheet,
  /** What happens after the visitor acts, or how the company came about, in order. */
  steps: list('what happens, in order', point('a step'), 2, 6).optional(),
});
export type Core = z.infer<typeof Core>;
