import type * as z from 'zod';
import { group, line } from './fields.ts';
import { sheet } from './sheet.ts';

/** A resource library: `src/content/libraries/<slug>.yaml`. */
export const Library = group({
  ...sheet,
  /** Heading of the banner at its end. */
  closing_title: line('the heading of the banner at the end', 80),
  /** Text of that banner. */
  closing_text: line('the text of the banner at the end', 240),
});
export type Library = z.infer<typeof Library>;
