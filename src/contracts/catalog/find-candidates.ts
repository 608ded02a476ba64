import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { required } from '../fields/text.ts';
import { MatchedProduct } from './match-skus.ts';

/** Most descriptions in one call: two ways to read each of the 50 rows on a screen. */
export const MAX_CANDIDATE_SEARCHES = 100;
/** Longest description searched, characters; the search ignores what follows its first words anyway. */
export const MAX_CANDIDATE_TEXT = 200;
/** Most products returned for one description. */
export const MAX_CANDIDATES = 5;

/** The products that a description may mean, the best first: ids of `products`. */
export const Candidates = z.object({
  ids: z.array(z.int()),
  /** True if no product has all words of the description: these have most of them. */
  partial: z.boolean(),
});
export type Candidates = z.infer<typeof Candidates>;

/**
 * Searches the caller's company's catalogue for products that may be meant by descriptions. Returns one answer for each, in
 * the same order; null for those that it had no time to search, at the end: to be asked again.
 */
export const findCandidatesEndpoint = endpoint({
  method: 'POST',
  path: '/api/catalog/candidates',
  roles: ['customer'],
  body: z.object({
    searches: z.array(required(MAX_CANDIDATE_TEXT, 'Enter the description.')).check(
      z.minLength(1, { error: 'Enter at least one description.' }),
      z.maxLength(MAX_CANDIDATE_SEARCHES, {
        error: `Search at most ${MAX_CANDIDATE_SEARCHES} descriptions at a time.`,
      }),
    ),
  }),
  reply: z.object({ found: z.array(z.nullable(Candidates)), products: z.array(MatchedProduct) }),
});
