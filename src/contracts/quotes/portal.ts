import * as z from 'zod/mini';
import { PricedLine } from '../catalog/priced-line.ts';
import { TaxPart } from '../catalog/tax.ts';
import { SizedFile } from '../attachments/file-ref.ts';
import { NeededStep } from '../approvals/approval-steps.ts';
import { endpoint, FileReply } from '../endpoint.ts';
import { Qty, quantity } from '../fields/quantity.ts';
import { rupees } from '../fields/rupees.ts';
import { id, idParam, optional, required } from '../fields/text.ts';
import { purchaseOrder } from '../orders/purchase-order.ts';
import { uniqueLines } from '../fields/unique-lines.ts';
import { historyOf } from '../history.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_ORDER_LINES, MAX_UNIT_PRICE } from '../limits.ts';
import { RecordMessage } from '../messages/messages.ts';
import { LineKind, OrderStatus, Totals } from '../orders/portal.ts';
import { QUOTE_STATES } from './states.ts';

export const QuoteStatus = z.enum(statusesOf(QUOTE_STATES));
export type QuoteStatus = z.infer<typeof QuoteStatus>;

/** Most lines of a quote: those of the longest RFQ and freight. */
export const MAX_QUOTE_LINES = MAX_ORDER_LINES + 1;

/** Refusals of answering a quote that is no longer open, by its status. */
export const QUOTE_CLOSED: Record<Exclude<QuoteStatus, 'draft' | 'sent'>, string> = {
  accepted: 'This quote has already been accepted.',
  countered: 'A counter-offer was made on this quote. Wait for the next version.',
  superseded: 'A newer version has replaced this quote. Open that one.',
  declined: 'This quote was declined. Request a new one.',
  withdrawn: 'This quote was withdrawn. Request a new one.',
  expired: 'This quote has expired. Request a new one.',
};
/** One line of a quote; amounts in rupees. */
export const QuoteLine = z.object({
  ...PricedLine.shape,
  kind: LineKind,
  /** Null for freight and for items outside the company's catalogue. */
  product_id: z.nullable(z.int()),
  /** The line of the RFQ; null for a line added by staff. */
  rfq_line_no: z.nullable(z.int()),
  brand: z.nullable(z.string()),
  /** Discount on the whole line, with its part of the discount on the whole quote. */
  discount: z.number(),
  /** The line's own discount in percent. */
  discount_percent: z.number(),
  /** Discount in percent of a draft line without a price; null if it has a price, as all lines of sent quotes have. */
  unpriced_discount: z.nullable(z.number()),
  /** Days from order to dispatch; null if in stock. */
  lead_days: z.nullable(z.int()),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** A counter-offer on one line: another price, another quantity, or both. */
export const CounterLine = z.object({
  line_no: z.int32(),
  /** Unit price in rupees; null if unchanged. */
  price: z.nullable(z.number()),
  /** Null if unchanged. */
  qty: z.nullable(Qty),
});
export type CounterLine = z.infer<typeof CounterLine>;

/** A version of a quote in a list. */
export const QuoteSummary = z.object({
  id: z.int(),
  /** `QUO-000123/2`: the RFQ's number and the version. */
  code: z.string(),
  rfq_id: z.int(),
  version: z.int32(),
  /** `expired` from the day after `valid_until`, even before the nightly run. */
  status: QuoteStatus,
  /** Last day of validity in India, `YYYY-MM-DD`. Null for a draft. */
  valid_until: z.nullable(z.string()),
  /** Days left after today: 0 on the last day, then negative. Null for a draft. */
  days_left: z.nullable(z.int()),
  total: z.number(),
  sent_at: z.nullable(z.iso.datetime()),
});
export type QuoteSummary = z.infer<typeof QuoteSummary>;

/** A version of a quote with all its details. */
export const QuoteVersion = z.object({
  ...QuoteSummary.shape,
  /** `subtotal` is goods after discount, `shipping` freight before tax. */
  ...Totals.shape,
  /** The tax by rate and kind. */
  taxes: z.array(TaxPart),
  /** Discount on the whole in percent, included in the discounts of the lines; 0 if there is none. */
  discount_percent: z.number(),
  /** True if some lines, or less of a line, may be accepted. */
  partial_ok: z.boolean(),
  lines: z.array(QuoteLine),
  ship_to: z.object({ id: z.int(), label: z.string(), address: z.string(), state: z.string() }),
  terms: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Drawings, data sheets and certificates that go with this version. */
  files: z.array(SizedFile),
  /** The buyer's message with a counter-offer or refusal, and the lines of the counter-offer. */
  buyer_note: z.nullable(z.string()),
  counter: z.array(CounterLine),
  history: historyOf(QuoteStatus),
});
export type QuoteVersion = z.infer<typeof QuoteVersion>;

/** A version of a quote, for buyers. */
export const QuoteDetail = z.object({
  ...QuoteVersion.shape,
  rfq_code: z.string(),
  title: z.string(),
  company: z.string(),
  /** The GST number of the ship-to address, else the company's; null if neither has one. */
  ship_gstin: z.nullable(z.string()),
  /** The order; null if it was not accepted. */
  order: z.nullable(z.object({ id: z.int(), status: OrderStatus })),
  /** What may be ordered of its catalogue items, if that is not any quantity, by line. */
  qty_rules: z.array(z.object({ line_no: z.int32(), min_qty: Qty, qty_multiple: Qty })),
  /** True if accepting needs a PO number. */
  po_required: z.boolean(),
  /** True if the order is above a limit and would need a colleague's approval. */
  needs_approval: z.boolean(),
  /** The company's approval steps, to compare with the total and the chosen cost centre; none if no one else approves. */
  steps: z.array(NeededStep),
  /** The highest total that needs no approval, rupees: of a part of the quote, the order may be below it. Null without a limit. */
  approval_above: z.nullable(z.number()),
  /** Names of the colleagues who would be asked to approve. */
  approvers: z.array(z.string()),
  /** True if its order would be on hold, because it takes the company over its credit limit. */
  over_credit: z.boolean(),
  /** The messages of its RFQ. */
  messages: z.array(RecordMessage),
});
export type QuoteDetail = z.infer<typeof QuoteDetail>;

/** One version sent to the caller's company, and the other versions of its RFQ, the newest first. 404 for a draft. */
export const getQuoteEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/quote-get',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ quote: QuoteDetail, others: z.array(QuoteVersion) }),
});

/** A quote as a PDF. 404 for another company's and for a draft. */
export const getQuotePdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/quote-pdf',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/** Refusals of accepting a part of a quote. */
export const WHOLE_ONLY = 'This quote can only be accepted as a whole. Make a counter-offer to change it.';
export const NOTHING_CHOSEN = 'Choose at least one line to order.';
export const PART_IS_FREE = 'The total of these lines is ₹0. Choose a line with a price.';

/**
 * Accepts a quote: it becomes an order at the quoted prices. With `lines`, only these are ordered, in these quantities, and the
 * rest of the quote lapses; freight is charged in full. If the same buyer repeats the same request, the same order is
 * returned. 409 for a quote that is no longer open; 400 if a required PO number or cost centre is missing, if the quote may only
 * be accepted as a whole, or for a quantity above the quoted one or one that is not sold.
 */
export const acceptQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/quote-accept',
  roles: ['customer'],
  body: z.object({
    id,
    ...purchaseOrder,
    notes: optional(2000),
    cost_centre_id: z.optional(z.nullable(id)),
    /** Lines of goods to order; absent: all as quoted. */
    lines: z.optional(
      z
        .array(z.object({ line_no: z.int32().check(z.gte(1)), qty: quantity('Order') }))
        .check(z.minLength(1, { error: NOTHING_CHOSEN }), z.maxLength(MAX_QUOTE_LINES), uniqueLines),
    ),
  }),
  reply: z.object({ message: z.string(), order_id: z.int(), status: OrderStatus, total: z.number() }),
});

/** The counter-offer form, in the order of its fields, which is also the order of errors. */
export const CounterQuote = z.object({
  id,
  lines: z
    .array(
      z.object({
        line_no: z.int32().check(z.gte(1)),
        price: z.optional(
          z.nullable(
            rupees('Enter the price in rupees with at most two decimals, or leave it blank.', {
              max: MAX_UNIT_PRICE,
              above0: 'Enter a price above ₹0.',
            }),
          ),
        ),
        qty: z.optional(z.nullable(quantity('Ask for'))),
      }),
    )
    .check(
      z.maxLength(MAX_QUOTE_LINES, { error: `Include at most ${MAX_QUOTE_LINES.toLocaleString('en-IN')} lines.` }),
      uniqueLines,
    ),
  message: required(2000, 'Describe what you would like changed.'),
});
export type CounterQuote = z.infer<typeof CounterQuote>;

/** Asks for other prices or quantities. 409 for a quote that is not open. */
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
  body: z.object({ id, reason: required(2000, 'Give a reason, so that our next quote suits you better.') }),
  reply: z.object({ message: z.string() }),
});
