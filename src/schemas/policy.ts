import type * as z from 'zod';
import { group, oneOf } from './fields.ts';
import { sheet } from './sheet.ts';

/** A policy or other legal text: `src/content/policies/<slug>.md`; its Markdown is the text, `updated` its version. */
export const Policy = group({
  ...sheet,
  /** Whose address follows the text: `privacy` of the Grievance Officer, `support` of the support. */
  write_to: oneOf('whose address follows the text', ['privacy', 'support']),
});
export type Policy = z.infer<typeof Policy>;
