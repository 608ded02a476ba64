import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { calendarDay, DAYS_REVERSED } from '../fields/day-span.ts';
import { id, idParam } from '../fields/text.ts';

/** What an accepted quote would make of a product's price; rupees before tax, each for a number of units. */
export const ContractPriceChange = z.object({
  product_id: z.int(),
  sku: z.string(),
  name: z.string(),
  was: z.number(),
  was_per: z.number(),
  /** The quoted price less the line's discount. */
  becomes: z.number(),
  becomes_per: z.number(),
  /** True if the product has quantity breaks, which the new price replaces. */
  has_breaks: z.boolean(),
});
export type ContractPriceChange = z.infer<typeof ContractPriceChange>;

/** Shows what the prices of an accepted quote would change. 404 for an unknown quote, 409 for one that is not accepted. */
export const getContractPricesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/quote-contract-prices',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({
    lines: z.array(ContractPriceChange),
    /** Lines that are not products of the company's catalogue, or are free: they are left out. */
    left_out: z.int(),
    /** The suggested last day: the end of the financial year in India. */
    until: z.iso.date(),
  }),
});

/**
 * Makes the prices of an accepted quote the company's contract prices, without quantity breaks, from a first day until a last
 * day. Again it changes nothing. 404 for an unknown quote, 409 for one that is not accepted, 400 for a day that has passed.
 */
export const saveContractPricesEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-use-prices',
  roles: staffRoles,
  needs: ['sales'],
  body: z
    .object({
      /** Of the quote's version. */
      id,
      /** First day on which the prices apply, in India; until then products keep the price that they have. Null: at once. */
      from: z._default(z.nullable(calendarDay('Enter the first day of the prices, or leave it blank.')), null),
      /** Last day on which the prices apply, in India. */
      until: calendarDay('Enter the last day of the prices.'),
    })
    .check(z.refine(({ from, until }) => from === null || from <= until, { error: DAYS_REVERSED, path: ['until'] })),
  reply: z.object({ message: z.string(), changed: z.int() }),
});
