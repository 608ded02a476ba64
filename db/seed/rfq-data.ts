import * as z from 'zod';
import { QuoteStatus } from '#contracts/quotes/portal.ts';
import { RfqStatus } from '#contracts/quotes/rfqs.ts';
import { CompanyKey } from './companies.ts';
import { readJson } from './read-data.ts';

const daysAgo = z.number().min(0);

/** Rupees in the file, paise when parsed. */
const paise = z
  .number()
  .positive()
  .transform((rupees) => Math.round(rupees * 100));

/** A version of the quote. */
const DemoQuote = z.strictObject({
  status: QuoteStatus,
  sent_days_ago: daysAgo,
  /** Days from today to the last day of validity; negative if it has passed. */
  valid_for_days: z.number(),
  /** Unit prices, one for each line of the RFQ. */
  prices: z.array(paise),
  freight: paise.optional(),
  buyer_note: z.string().optional(),
  /** Unit prices of the buyer's counter-offer. */
  counter: z.array(z.strictObject({ line_no: z.int().min(1), price: paise })).optional(),
  /** When the buyer replied or the quote expired. */
  answered_days_ago: daysAgo.optional(),
});
export type DemoQuote = z.infer<typeof DemoQuote>;

const DemoRfq = z
  .strictObject({
    company: CompanyKey,
    title: z.string(),
    requirement: z.string().optional(),
    status: RfqStatus,
    /** Each is a product of the company by its SKU, or a described item. */
    lines: z
      .array(
        z
          .strictObject({
            sku: z.string().optional(),
            item: z.string().optional(),
            qty: z.int().positive(),
            target_price: paise.optional(),
          })
          .refine(({ sku, item }) => (sku === undefined) !== (item === undefined), 'Give either a sku or an item.'),
      )
      .min(1),
    steps: z.array(z.strictObject({ status: RfqStatus, days_ago: daysAgo, note: z.string().optional() })).min(1),
    messages: z
      .array(z.strictObject({ from: z.enum(['buyer', 'admin']), days_ago: daysAgo, body: z.string() }))
      .default([]),
    quotes: z.array(DemoQuote).default([]),
  })
  .refine(({ lines, quotes }) => quotes.every(({ prices }) => prices.length === lines.length), {
    error: 'A quote needs a price for each line of the RFQ.',
    path: ['quotes'],
  });
export type DemoRfq = z.infer<typeof DemoRfq>;

/** The RFQs of the demo companies, one for every status, the oldest of each company first. */
export const readRfqs = (): DemoRfq[] => readJson('rfqs.json', DemoRfq);
