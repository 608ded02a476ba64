import * as z from 'zod';
import { type Claim, claimedFigures } from '#site';
import { group, line } from './fields.ts';

const claimNames = Object.keys(claimedFigures) as [Claim, ...Claim[]];

/** A figure of a page: one of the company's claims by name, or the page's own value with its label. */
export const Figure = group({
  /** Name of a claimed figure; its value and words come from the company file, so that no page has a copy. */
  claim: z
    .enum(claimNames, { error: `Choose a claimed figure by name: ${claimNames.join(', ')}; or give value and label.` })
    .optional(),
  /** The figure with its unit, such as `21 days` or `8-12%`. */
  value: line('the figure with its unit, such as 21 days', 16).optional(),
  /** What the figure counts. */
  label: line('what the figure counts, in a few words', 80).optional(),
}).refine(({ claim, value, label }) => (claim ? !value && !label : value && label), {
  error: 'Give either claim alone, or value and label together.',
});
export type Figure = z.infer<typeof Figure>;

/** The figure as displayed. */
export function formatFigure({ claim, value = '', label = '' }: Figure): { value: string; label: string } {
  return claim ? claimedFigures[claim] : { value, label };
}
