import * as z from 'zod/mini';
import { UPLOAD_DAYS, uploadIds } from '../attachments/attachments.ts';
import { bulkIds, BulkReply, idsParam } from '../bulk.ts';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { calendarDay, daysInOrder, daySpan } from '../fields/day-span.ts';
import { quantity, unit, pricePer, wholeIfCounted } from '../fields/quantity.ts';
import { rupees } from '../fields/rupees.ts';
import { gstRates, listOf } from '../fields/units.ts';
import { countParam, stripChars, id, idParam, optional, REASON_MISSING, required, text } from '../fields/text.ts';
import { MAX_ORDER_LINES, MAX_PAGE_SIZE, MAX_UNIT_PRICE } from '../limits.ts';
import { Owned, OwnedDetail, ownerParam } from '../owners/owners.ts';
import { QuoteVersion } from './portal.ts';
import { QuoteProduct } from './products.ts';
import { RfqDetail, RfqStatus, RfqSummary } from './rfqs.ts';
import { RFQ_MOVES } from './states.ts';

/** RFQs and enquiries a page in the admin area. */
export const ADMIN_RFQS_PAGE_SIZE = 25;

/** Refusals of sending a quote. A single line may be free. */
export const QUOTE_VALIDITY_PASSED = 'The quote’s last day of validity has passed. Choose a later date.';

export const PRICE_MISSING = 'Enter the price in rupees.';

/** A line of goods needs a rate, which may be 0%: the quote becomes a tax invoice unchanged. */
export const RATE_MISSING = 'Enter the GST rate in percent. For exempt goods enter 0.';

export const ZERO_QUOTE =
  'The total of the quote is ₹0. Enter a price above ₹0 and a discount below 100% for at least one line.';

/** A row of the admin list. */
export const AdminRfq = z.object({
  ...RfqSummary.shape,
  ...Owned.shape,
  company_id: z.int(),
  company: z.string(),
});
export type AdminRfq = z.infer<typeof AdminRfq>;

/**
 * Filter of the list: a status, `open` for RFQs without a quote, `waiting` for those of them that wait for staff, or
 * `countered` for a counter-offer that staff have not yet answered; `unread` for RFQs with messages that staff have not opened.
 */
export const AdminRfqFilter = z.enum(['open', 'waiting', 'countered', 'unread', ...RfqStatus.options]);
export type AdminRfqFilter = z.infer<typeof AdminRfqFilter>;

/**
 * All companies' RFQs. `q` is the code of the RFQ, of a quote or of the enquiry, or part of the title or a company's name;
 * `from` and `to` are dates of submission.
 */
export const listAdminRfqsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rfq-list',
  roles: staffRoles,
  query: z
    .object({
      q: optional(200),
      status: z.optional(AdminRfqFilter),
      company_id: z.optional(idParam),
      owner: ownerParam,
      /** Only these rows. */
      ids: z.optional(idsParam),
      ...daySpan,
      sort: z.optional(z.enum(['date_asc', 'date_desc'])),
      page: countParam(1, 1_000_000),
      size: countParam(ADMIN_RFQS_PAGE_SIZE, MAX_PAGE_SIZE),
    })
    .check(daysInOrder),
  reply: z.object({ items: z.array(AdminRfq), total: z.int(), total_capped: z.boolean() }),
});

/** A ship-to address for a quote. */
const Place = z.object({
  id: z.int(),
  label: z.string(),
  address: z.string(),
  state: z.string(),
  /** True if goods sent there bear IGST. */
  inter_state: z.boolean(),
});

/** An RFQ with all details for staff, including names of staff. */
export const AdminRfqDetail = z.object({
  ...RfqDetail.shape,
  ...OwnedDetail.shape,
  company: z.object({ id: z.int(), name: z.string(), gst_number: z.nullable(z.string()) }),
  buyer: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  /** Name of the staff member who entered it; null if the buyer did. */
  entered_by: z.nullable(z.string()),
  /** Code of the original enquiry. */
  enquiry: z.nullable(z.string()),
  /** Sender of the message of the contact form that it was made of. */
  message_from: z.nullable(z.string()),
  /** The order of the accepted quote; null if there is none. */
  order_id: z.nullable(z.int()),
  addresses: z.array(Place),
  /** Products of the RFQ's lines and of the quote's, to prefill lines and for their stock and cost price. */
  products: z.array(QuoteProduct),
  /** All versions including drafts, the newest first. */
  versions: z.array(z.object({ ...QuoteVersion.shape, revision: z.int32() })),
});
export type AdminRfqDetail = z.infer<typeof AdminRfqDetail>;

/** One RFQ of any company; 404 for an unknown id. */
export const getAdminRfqEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rfq-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ rfq: AdminRfqDetail }),
});

/** A link to an RFQ's file, valid for a minute. 404 if there is none. */
export const getAdminRfqAttachmentEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/rfq-attachment',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.url() }),
});

const message = z.object({ message: z.string() });

/** Statuses that staff set directly; `quoted` follows from sending a quote. */
export const RfqMove = z.enum(RFQ_MOVES);
export type RfqMove = z.infer<typeof RfqMove>;

/** Starts the review of an RFQ, asks the buyer a question, or declines it. 409 if its status does not allow it. */
export const moveRfqEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rfq-move',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ id, to: RfqMove, note: optional(2000) }).check(
    z.refine(({ to, note }) => to !== 'more information requested' || note !== null, {
      error: 'Enter your question.',
      path: ['note'],
    }),
    z.refine(({ to, note }) => to !== 'declined' || note !== null, {
      error: REASON_MISSING,
      path: ['note'],
    }),
  ),
  reply: message,
});

/** Starts the review of up to 100 submitted RFQs; one that is refused does not stop the others. */
export const reviewRfqsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rfqs-review',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ ids: bulkIds }),
  reply: BulkReply,
});

const discount = z
  .number({ error: 'Enter the discount in percent.' })
  .check(z.gte(0, { error: 'Enter 0 or more.' }), z.lte(100, { error: 'Enter at most 100.' }));

/** A line of a draft; tax and totals are the server's. */
const DraftFields = z.object({
  /** Null for an item outside the company's catalogue. */
  product_id: z.nullable(id),
  rfq_line_no: z.nullable(z.int()),
  sku: z.pipe(
    z.optional(z.nullable(text(80))),
    z.transform((value) => value ?? ''),
  ),
  name: required(300, 'Enter the item.'),
  brand: optional(100),
  unit,
  hsn: z.pipe(
    optional(16),
    z.nullable(
      z
        .string()
        .check(stripChars(/[\s.]/g), z.regex(/^\d{4}(\d{2}){0,2}$/, { error: 'An HSN code has 4, 6 or 8 digits.' })),
    ),
  ),
  qty: quantity('Quote'),
  /** Null if not yet known: a draft can be saved without it but not sent. */
  price: z.nullable(rupees(PRICE_MISSING, { max: MAX_UNIT_PRICE })),
  price_per: pricePer,
  /** Percent of the line. */
  discount,
  /** Percent; null if not yet known: a draft can be saved without it but not sent. */
  gst_rate: z.nullable(z.number().check(z.gte(0), z.lte(100, { error: 'Enter a rate of at most 100%.' }))),
  lead_days: z.nullable(
    z
      .int({ error: 'Enter whole days.' })
      .check(z.gte(0, { error: 'Enter 0 or more.' }), z.lte(730, { error: 'Enter at most 730 days.' })),
  ),
});
export const DraftLine = DraftFields.check(wholeIfCounted);
export type DraftLine = z.infer<typeof DraftLine>;

/** Most files of a version of a quote. */
export const MAX_QUOTE_FILES = 5;

/** Refusal of a file that is neither the draft's, an earlier version's nor an upload of the caller. */
export const QUOTE_FILE_GONE = `A file is no longer available: a colleague has removed it from the draft, or it was uploaded more than ${UPLOAD_DAYS} days ago. Remove it here and choose it again.`;

/** Longest terms of a quote, characters. */
export const MAX_QUOTE_TERMS = 4000;

/** The quote editor, in the order of its fields, which is also the order of errors. */
export const SaveQuote = z.object({
  rfq_id: id,
  /** The draft's revision that the editor was opened with; absent for a new version. */
  revision: z.optional(z.int32()),
  lines: z
    .array(DraftLine)
    .check(
      z.minLength(1, { error: 'Quote at least one line.' }),
      z.maxLength(MAX_ORDER_LINES, { error: `Quote at most ${MAX_ORDER_LINES.toLocaleString('en-IN')} lines.` }),
    ),
  ship_address_id: id,
  /** Last day of validity, `YYYY-MM-DD`. */
  valid_until: calendarDay('Choose the date until which the quote is valid.'),
  /** Percent on the whole, after the discounts of the lines; freight excluded. Absent: none. */
  discount: z._default(discount, 0),
  /** Rupees before tax. */
  freight: rupees('Enter the freight in rupees.', { max: 1e8 }),
  /** Percent, chosen by staff; absent or null: as proposed, the highest rate of the goods. */
  freight_gst_rate: z.optional(
    z.nullable(z.number().check(z.refine((rate) => gstRates.includes(rate), { error: `Use ${listOf(gstRates)}%.` }))),
  ),
  /** True if the buyer may accept some lines, or less of a line. Absent: they may. */
  partial_ok: z._default(z.boolean(), true),
  terms: optional(MAX_QUOTE_TERMS),
  notes: optional(2000),
  /** All files of the version: those of the draft, those taken over from an earlier version, and the caller's new uploads. */
  files: uploadIds(MAX_QUOTE_FILES),
});
export type SaveQuote = z.infer<typeof SaveQuote>;

/**
 * Saves the draft of the next version. 409 if another user has saved it since, the RFQ is closed, a quote is accepted, or a file
 * is no longer available.
 */
export const saveQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-save',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  body: SaveQuote,
  reply: z.object({ message: z.string(), id: z.int(), code: z.string(), revision: z.int32(), total: z.number() }),
});

/**
 * Checks the GST rates of lines, as sending does. 400 names the lines with a rate that is not allowed. Writes nothing.
 */
export const checkRatesEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-rates',
  roles: staffRoles,
  body: z.object({
    lines: z
      .array(z.pick(DraftFields, { product_id: true, hsn: true, gst_rate: true }))
      .check(z.maxLength(MAX_ORDER_LINES)),
  }),
  reply: z.object({}),
});

/**
 * Sends the draft: supersedes earlier versions, sets the RFQ to quoted and emails the PDF to the buyer. 400 if its validity
 * has passed, the total is 0, or a line has no price, no GST rate or one that is not allowed.
 */
export const sendQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-send',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ id, revision: z.int32() }),
  reply: message,
});

/** Withdraws a quote that was sent or countered: the RFQ is under review again. */
export const withdrawQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-withdraw',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ id, reason: required(500, REASON_MISSING) }),
  reply: message,
});

/** Any version as a PDF, including drafts. */
export const getAdminQuotePdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/quote-pdf',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: FileReply,
});
