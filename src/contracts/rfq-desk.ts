import * as z from 'zod/mini';
import { aDay, daysInOrder, daySpan } from './day-span.ts';
import { endpoint, FileReply, staffRoles } from './endpoint.ts';
import { MAX_ORDER_LINES, MAX_PAGE_SIZE, MAX_QTY } from './limits.ts';
import { QuoteVersion } from './quotes.ts';
import { RfqDetail, RfqStatus, RfqSummary } from './rfqs.ts';
import { rupees } from './rupees.ts';
import { countParam, dropping, id, idParam, optional, required, text } from './text.ts';

/** RFQs and enquiries a page at the desk. */
export const RFQ_DESK_PAGE_SIZE = 25;

/** Told to whoever writes on an RFQ or quote that somebody else has moved meanwhile. */
export const RFQ_MOVED = 'This request has changed since you opened it. Nothing was written: look at it again.';

/** Told to whoever sends a quote whose last day lies behind. */
export const QUOTE_DAY_PASSED = 'The last day on which the quote holds has passed. Choose a later one.';
/** Told to whoever sends a quote of which a line has no price yet. */
export const PRICE_MISSING = 'Enter the price in rupees.';
/** Told to whoever sends a quote that asks for no money at all; one line among others may be free. */
export const QUOTE_OF_NOTHING =
  'The whole quote comes to ₹ 0. Enter a price above ₹ 0 and a discount below 100 % for at least one line.';

/** A row of the desk's queue. */
export const DeskRfq = z.object({
  ...RfqSummary.shape,
  company_id: z.int(),
  company: z.string(),
  /** Status of the newest version of its quote; null where none was begun. */
  quote: z.nullable(z.string()),
});
export type DeskRfq = z.infer<typeof DeskRfq>;

/**
 * What the list filters by: a status, `open` for whatever has no answer yet, `waiting` for what of that waits for the desk, or
 * `countered` for those whose quote was answered by a counter-offer, which waits for the desk until a newer version is sent or
 * the quote is withdrawn.
 */
export const DeskRfqFilter = z.enum(['open', 'waiting', 'countered', ...RfqStatus.options]);
export type DeskRfqFilter = z.infer<typeof DeskRfqFilter>;

/**
 * All companies' RFQs. `q` is its own code, a quote's or its enquiry's, or words of its title or of a company's name;
 * `from` and `to` are the days of asking.
 */
export const listDeskRfqsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rfq-list',
  roles: staffRoles,
  query: z
    .object({
      q: optional(200),
      status: z.optional(DeskRfqFilter),
      company_id: z.optional(idParam),
      ...daySpan,
      sort: z.optional(z.enum(['date_asc', 'date_desc'])),
      page: countParam(1, 1_000_000),
      size: countParam(RFQ_DESK_PAGE_SIZE, MAX_PAGE_SIZE),
    })
    .check(daysInOrder),
  reply: z.object({ items: z.array(DeskRfq), total: z.int(), total_capped: z.boolean() }),
});

/** An address that a quote may be made out for. */
const Place = z.object({ id: z.int(), label: z.string(), address: z.string(), state: z.string() });

/** An RFQ with what staff need to answer it; messages and steps carry the names of staff too. */
export const DeskRfqDetail = z.object({
  ...RfqDetail.shape,
  company: z.object({ id: z.int(), name: z.string(), gst_number: z.nullable(z.string()) }),
  buyer: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  /** Code of the visitor's enquiry that it came from. */
  enquiry: z.nullable(z.string()),
  /** The order that it became; null where no quote of it was accepted. */
  order_id: z.nullable(z.int()),
  addresses: z.array(Place),
  /** What the desk knows of the products that lines name: the proposal for a first quote. */
  products: z.array(
    z.object({
      id: z.int(),
      sku: z.string(),
      name: z.string(),
      brand: z.nullable(z.string()),
      unit: z.string(),
      hsn: z.nullable(z.string()),
      price: z.number(),
      gst_rate: z.nullable(z.number()),
      stock: z.int(),
    }),
  ),
  /** Every version, drafts too, the newest first. */
  versions: z.array(z.object({ ...QuoteVersion.shape, revision: z.int() })),
});
export type DeskRfqDetail = z.infer<typeof DeskRfqDetail>;

/** One RFQ of any company; 404 for an id that does not exist. */
export const getDeskRfqEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rfq-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ rfq: DeskRfqDetail }),
});

/** A link to an RFQ's file that works for a minute. 404 where there is none. */
export const getDeskRfqAttachmentEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rfq-attachment',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.url() }),
});

const message = z.object({ message: z.string() });

/** Takes an RFQ under review, asks the buyer for more, or declines it. 409 where its status does not allow it. */
export const moveRfqEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rfq-move',
  roles: staffRoles,
  body: z
    .object({ id, to: z.enum(['under review', 'more information requested', 'declined']), note: optional(2000) })
    .check(
      z.refine(({ to, note }) => to === 'under review' || note !== null, {
        error: 'Write what the buyer should read.',
        path: ['note'],
      }),
    ),
  reply: message,
});

/** One line as staff quote it; tax and totals are the server's. */
export const DraftLine = z.object({
  /** Null for what is not in the company's catalogue. */
  product_id: z.nullable(id),
  rfq_line_no: z.nullable(z.int()),
  sku: z.pipe(
    z.optional(z.nullable(text(80))),
    z.transform((value) => value ?? ''),
  ),
  name: required(300, 'Name the item.'),
  brand: optional(100),
  unit: required(20, 'Enter the unit, for example NOS.'),
  hsn: z.pipe(
    optional(16),
    z.nullable(
      z
        .string()
        .check(dropping(/[\s.]/g), z.regex(/^\d{4}(\d{2}){0,2}$/, { error: 'An HSN code has 4, 6 or 8 digits.' })),
    ),
  ),
  qty: z
    .int({ error: 'Enter the quantity as a whole number.' })
    .check(z.gte(1, { error: 'Quote at least 1.' }), z.lte(MAX_QTY, { error: 'That quantity is too large.' })),
  /** Null where it is not known yet: a draft is kept so, and not sent. */
  price: z.nullable(rupees(PRICE_MISSING, { most: 1e9 })),
  /** Percent off the line. */
  discount: z
    .number({ error: 'Enter the discount in percent.' })
    .check(z.gte(0, { error: 'Enter 0 or more.' }), z.lte(100, { error: 'Enter at most 100.' })),
  /** Percent; null where the item carries no rate. */
  gst_rate: z.nullable(z.number().check(z.gte(0), z.lte(100, { error: 'Enter a rate of at most 100 %.' }))),
  lead_days: z.nullable(
    z
      .int({ error: 'Enter whole days.' })
      .check(z.gte(0, { error: 'Enter 0 or more.' }), z.lte(730, { error: 'Enter at most 730 days.' })),
  ),
});
export type DraftLine = z.infer<typeof DraftLine>;

/** What the quote's editor sends, in the order of its fields, which is that of the refusals. */
export const SaveQuote = z.object({
  rfq_id: id,
  /** The draft's revision that the editor was opened with; absent where it starts a version. */
  revision: z.optional(z.int()),
  lines: z
    .array(DraftLine)
    .check(
      z.minLength(1, { error: 'Quote at least one line.' }),
      z.maxLength(MAX_ORDER_LINES, { error: `Quote at most ${MAX_ORDER_LINES.toLocaleString('en-IN')} lines.` }),
    ),
  ship_address_id: id,
  /** Last day on which the offer holds, `YYYY-MM-DD`. */
  valid_until: aDay('Choose the last day on which the quote holds.'),
  /** Freight before its tax, rupees. */
  freight: rupees('Enter the freight in rupees.', { most: 1e8 }),
  terms: optional(4000),
  notes: optional(2000),
});
export type SaveQuote = z.infer<typeof SaveQuote>;

/** Saves the draft of the next version. 409 where somebody else saved it meanwhile, the RFQ has ended or a quote is accepted. */
export const saveQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-save',
  roles: staffRoles,
  body: SaveQuote,
  reply: z.object({ message: z.string(), id: z.int(), code: z.string(), revision: z.int(), total: z.number() }),
});

/**
 * Whether lines have GST rates that they may have, as sending asks again: 400 names each that has none such. Nothing is
 * written.
 */
export const checkRatesEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-rates',
  roles: staffRoles,
  body: z.object({
    lines: z
      .array(z.pick(DraftLine, { product_id: true, hsn: true, gst_rate: true }))
      .check(z.maxLength(MAX_ORDER_LINES)),
  }),
  reply: z.object({}),
});

/**
 * Sends the draft: earlier versions are superseded, the RFQ is quoted, the buyer gets the PDF by mail. 400 where its last
 * day has passed, all of it comes to nothing, or a line has no price or a GST rate that it may not have.
 */
export const sendQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-send',
  roles: staffRoles,
  body: z.object({ id, revision: z.int() }),
  reply: message,
});

/** Withdraws a quote that was sent and not yet answered, or whose counter-offer is not met: the RFQ is under review again. */
export const withdrawQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-withdraw',
  roles: staffRoles,
  body: z.object({ id, reason: required(500, 'Say why: the buyer reads it.') }),
  reply: message,
});

/** Any version as a PDF, drafts too. */
export const getDeskQuotePdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/quote-pdf',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: FileReply,
});
