import * as z from 'zod/mini';
import { endpoint, FileReply } from './endpoint.ts';
import { historyOf } from './history.ts';
import { MAX_ORDER_LINES, MAX_QTY } from './limits.ts';
import { LineKind, OrderStatus, Totals } from './orders.ts';
import { PricedLine } from './priced-line.ts';
import { rupees } from './rupees.ts';
import { TaxPart } from './tax.ts';
import { id, idParam, optional, required } from './text.ts';

/** Life cycle of one version of a quote (india-commerce). */
export const QuoteStatus = z.enum([
  'draft',
  'sent',
  'accepted',
  'countered',
  'superseded',
  'declined',
  'withdrawn',
  'expired',
]);
export type QuoteStatus = z.infer<typeof QuoteStatus>;

/** Most lines of a quote: those of the longest RFQ, and freight. */
export const MAX_QUOTE_LINES = MAX_ORDER_LINES + 1;
/** Highest price of one unit that a counter-offer may name, rupees. */
const MAX_COUNTER_PRICE = 1_000_000_000;

/** Told to whoever answers a quote that is open no longer, by what it has become. */
export const QUOTE_CLOSED: Record<Exclude<QuoteStatus, 'draft' | 'sent'>, string> = {
  accepted: 'This quote is accepted already.',
  countered: 'A counter-offer was made on this quote. The next version answers it.',
  superseded: 'A newer version has taken the place of this quote. Open that one.',
  declined: 'This quote was declined. Ask again to get a new one.',
  withdrawn: 'This quote was withdrawn. Ask again to get a new one.',
  expired: 'This quote has expired. Ask again to get a new one.',
};
/** One line of a quote; amounts in rupees. */
export const QuoteLine = z.object({
  ...PricedLine.shape,
  kind: LineKind,
  /** Null for what is not in the company's catalogue, and for freight. */
  product_id: z.nullable(z.int()),
  /** The RFQ's line that it answers; null for what the desk added. */
  rfq_line_no: z.nullable(z.int()),
  brand: z.nullable(z.string()),
  /** Off the whole line. */
  discount: z.number(),
  /** Percent to come off a draft's line that has no price yet, its amounts being 0; null where it has one, as in all that is sent. */
  unpriced_discount: z.nullable(z.number()),
  /** Days from the order to dispatch; null where it is on the shelf. */
  lead_days: z.nullable(z.int()),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** What a buyer wants changed in one line of a quote: another price, another quantity, or both. */
export const CounterLine = z.object({
  line_no: z.int(),
  /** Rupees for one unit; null where the price may stay. */
  price: z.nullable(z.number()),
  /** Null where the quantity may stay. */
  qty: z.nullable(z.int()),
});
export type CounterLine = z.infer<typeof CounterLine>;

/** A version of a quote, as lists show it. */
export const QuoteSummary = z.object({
  id: z.int(),
  /** `QUO-000123/2`: the RFQ's number and the version. */
  code: z.string(),
  rfq_id: z.int(),
  version: z.int(),
  /** `expired` also where the day has passed and the nightly run has not come yet. */
  status: QuoteStatus,
  /** Calendar day, `YYYY-MM-DD`; the offer holds to its end in India. Null while a draft. */
  valid_until: z.nullable(z.string()),
  /** Days left after today: 0 on the last one, negative afterwards. Null while a draft. */
  days_left: z.nullable(z.int()),
  total: z.number(),
  sent_at: z.nullable(z.iso.datetime()),
});
export type QuoteSummary = z.infer<typeof QuoteSummary>;

/** A version of a quote with everything its sheet shows. */
export const QuoteVersion = z.object({
  ...QuoteSummary.shape,
  /** Goods after discount, tax, freight before its tax, and all of it. */
  ...Totals.shape,
  /** The tax by rate and kind. */
  taxes: z.array(TaxPart),
  lines: z.array(QuoteLine),
  ship_to: z.object({ id: z.int(), label: z.string(), address: z.string(), state: z.string() }),
  terms: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Why it was countered or declined, in the buyer's words; the lines that a counter-offer names. */
  buyer_note: z.nullable(z.string()),
  counter: z.array(CounterLine),
  history: historyOf(QuoteStatus),
});
export type QuoteVersion = z.infer<typeof QuoteVersion>;

/** A version as its buyer's page shows it: with what accepting asks for and what became of it. */
export const QuoteDetail = z.object({
  ...QuoteVersion.shape,
  rfq_code: z.string(),
  title: z.string(),
  company: z.string(),
  /** The order that it became; null where it was not accepted. */
  order: z.nullable(z.object({ id: z.int(), status: OrderStatus })),
  /** True where accepting needs a PO number. */
  po_required: z.boolean(),
  /** True where the order would first wait for a colleague's approval. */
  needs_approval: z.boolean(),
});
export type QuoteDetail = z.infer<typeof QuoteDetail>;

/** One version that was sent to the caller's company, and the others of its RFQ, the newest first. 404 for a draft. */
export const getQuoteEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/quote-get',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ quote: QuoteDetail, others: z.array(QuoteVersion) }),
});

/** The quote as a PDF. 404 as above. */
export const getQuotePdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/quote-pdf',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/**
 * Accepts a quote: it becomes an order at the quoted prices, once. The same buyer's same request again answers the same
 * order; 409 for a quote that is not open any more, 400 without a PO number where the company asks for one.
 */
export const acceptQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/quote-accept',
  roles: ['customer'],
  body: z.object({ id, po_number: optional(60), notes: optional(2000) }),
  reply: z.object({ message: z.string(), order_id: z.int(), status: OrderStatus, total: z.number() }),
});

/** What a counter-offer sends, in the order of its form, which is that of the refusals. */
export const CounterQuote = z.object({
  id,
  lines: z
    .array(
      z.object({
        line_no: z.int().check(z.gte(1)),
        price: z.optional(
          z.nullable(
            rupees('Enter the price in rupees with at most two decimals, or leave it empty.', {
              most: MAX_COUNTER_PRICE,
              above0: 'Enter a price above ₹ 0.',
            }),
          ),
        ),
        qty: z.optional(
          z.nullable(
            z
              .int({ error: 'Enter the quantity as a whole number.' })
              .check(
                z.gte(1, { error: 'Ask for at least 1.' }),
                z.lte(MAX_QTY, { error: `Ask for at most ${MAX_QTY.toLocaleString('en-IN')} of one item.` }),
              ),
          ),
        ),
      }),
    )
    .check(z.maxLength(MAX_QUOTE_LINES, { error: `Name at most ${MAX_QUOTE_LINES.toLocaleString('en-IN')} lines.` })),
  message: required(2000, 'Write what you want changed.'),
});
export type CounterQuote = z.infer<typeof CounterQuote>;

/** Asks for other prices or quantities; the desk answers with a new version. 409 for a quote that is not open. */
export const counterQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/quote-counter',
  roles: ['customer'],
  body: CounterQuote,
  reply: z.object({ message: z.string() }),
});

/** Declines a quote, with the reason. 409 for a quote that is not open. */
export const declineQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/quote-decline',
  roles: ['customer'],
  body: z.object({ id, reason: required(2000, 'Write why, so that the next quote fits better.') }),
  reply: z.object({ message: z.string() }),
});
