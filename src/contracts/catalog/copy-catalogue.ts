import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { idParam, optional, requiredId } from '../fields/text.ts';

/** Most products of one copy: they are written in one transaction. */
export const MAX_COPIED_PRODUCTS = 20_000;

/** Where the prices of the copies come from: the original's price, or the other company's price list. */
export const CopyPrices = z.enum(['same', 'list']);
export type CopyPrices = z.infer<typeof CopyPrices>;

export const SAME_COMPANY = 'This is the catalogue’s own company. Choose another one.';

/** Counts what a copy would add; nothing is written. 404 for an unknown company, 409 for `list` without a price list. */
export const checkCopyEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/catalogue-copy-check',
  roles: staffRoles,
  query: z.object({
    from_id: idParam,
    to_id: idParam,
    /** Absent or blank: all categories. */
    category: optional(100),
    prices: CopyPrices,
  }),
  reply: z.object({
    /** Products to be added, and those that the other company has already. */
    added: z.int(),
    existing: z.int(),
    /** Left out: discontinued products, and for `list` those whose item is not in the price list. */
    discontinued: z.int(),
    not_listed: z.int(),
  }),
});

/**
 * Adds the active products of a company to another one's catalogue; those that it has already are not changed, so that again
 * it adds nothing. 404 for an unknown company, 400 for the same one, 409 for more than MAX_COPIED_PRODUCTS.
 */
export const copyCatalogueEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/catalogue-copy',
  roles: staffRoles,
  needs: ['sales'],
  body: z
    .object({
      from_id: requiredId('Choose the company.'),
      to_id: requiredId('Choose the other company.'),
      category: optional(100),
      prices: CopyPrices,
    })
    .check(
      z.refine(({ from_id, to_id }) => from_id !== to_id, {
        error: SAME_COMPANY,
        path: ['to_id'],
      }),
    ),
  reply: z.object({ message: z.string(), added: z.int() }),
});
