import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EntrySource } from '../fields/entry-source.ts';
import { attachment } from '../fields/files.ts';
import { quantity, unit, Qty, wholeIfCounted } from '../fields/quantity.ts';
import { rupees } from '../fields/rupees.ts';
import { countParam, id, idempotencyKey, idParam, listText, optional, required } from '../fields/text.ts';
import { historyOf } from '../history.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_ORDER_LINES, MAX_PAGE_SIZE, MAX_UNIT_PRICE } from '../limits.ts';
import { RecordMessage } from '../messages/messages.ts';
import { QuoteStatus, QuoteSummary } from './portal.ts';
import { RFQ_STATES } from './states.ts';

/** RFQs a page. */
export const RFQS_PAGE_SIZE = 20;
/** Most lines in one RFQ: a whole cart, or all rows of a quick order that are not found. */
export const MAX_RFQ_LINES = MAX_ORDER_LINES;

export const RfqStatus = z.enum(statusesOf(RFQ_STATES));
export type RfqStatus = z.infer<typeof RfqStatus>;

export const RFQ_NOT_CANCELLABLE = 'This RFQ can no longer be cancelled.';

export const RFQ_ENDED = 'This RFQ is closed. Submit a new one.';

/** A line of an RFQ. */
const RfqItem = z
  .object({
    item: required(300, 'Enter the item, for example “Ball bearing 6205-2RS”.'),
    /** Absent or null if the item is not in the catalogue. */
    product_id: z.optional(z.nullable(id)),
    qty: quantity('Ask for'),
    unit,
    /** Target unit price, rupees. */
    target_price: z.optional(
      z.nullable(
        rupees('Enter the target price in rupees with at most two decimals, or leave it blank.', {
          max: MAX_UNIT_PRICE,
        }),
      ),
    ),
  })
  .check(wholeIfCounted);
type RfqItem = z.infer<typeof RfqItem>;

/** The lines of an RFQ; a form sends them as JSON text. */
export const RfqLinesOnWire = z.pipe(
  listText,
  z.array(RfqItem).check(
    z.maxLength(MAX_RFQ_LINES, {
      error: `Ask for at most ${MAX_RFQ_LINES.toLocaleString('en-IN')} lines in one RFQ.`,
    }),
  ),
);

/** Refuses an RFQ that asks for nothing. */
export const linesOrRequirement = z.refine<{ lines: unknown[]; requirement: string | null }>(
  ({ lines, requirement }) => lines.length > 0 || requirement !== null,
  {
    error: 'Add at least one line or describe the requirement.',
    path: ['requirement'],
    // Together with the errors of other fields.
    when: ({ value }) => Array.isArray((value as { lines?: unknown } | null)?.lines),
  },
);

/** An optional id; a form sends it as text. */
const optionalId = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : typeof value === 'string' ? Number(value) : (value ?? null))),
  z.nullable(id),
);

/** The RFQ form: lines, a description or both; sent as form data if there is a file. */
export const CreateRfq = z
  .object({
    title: required(120, 'Enter a title, for example “Bearings for line 2”.'),
    requirement: optional(4000),
    lines: RfqLinesOnWire,
    /** Absent or null: the company's default address. */
    ship_address_id: z.optional(optionalId),
    attachment,
    idempotency_key: idempotencyKey,
  })
  .check(linesOrRequirement);
export type CreateRfq = z.infer<typeof CreateRfq>;

/**
 * Requests a quote for the caller's company. 404 for another company's product or address, 413 and 415 for an attachment
 * that is too large or not of an accepted type, 422 for an idempotency key used with another request.
 */
export const createRfqEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/rfq-create',
  roles: ['customer'],
  form: 'also',
  body: CreateRfq,
  reply: z.object({ message: z.string(), id: z.int(), code: z.string() }),
});

/** A row of the RFQ list. */
export const RfqSummary = z.object({
  id: z.int(),
  /** `RFQ-000123` */
  code: z.string(),
  title: z.string(),
  /** When it was submitted. */
  date: z.iso.datetime(),
  status: RfqStatus,
  /** How it reached us, if we entered it for the buyer; null if they sent it themselves. */
  source: z.nullable(EntrySource),
  /** Messages of the other side that no one of the caller's side has opened. */
  unread: z.int(),
  /** Status today of the latest version of its quote that the caller may see; null if there is none. */
  quote: z.nullable(QuoteStatus),
});
export type RfqSummary = z.infer<typeof RfqSummary>;

/** The caller's company's RFQs, newest first; `q` is part of the number, the title or an item. */
export const listRfqsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/rfqs',
  php: true,
  roles: ['customer'],
  query: z.object({
    q: optional(200),
    status: z.optional(RfqStatus),
    /** `new`: only RFQs with unread messages. */
    messages: z.optional(z.enum(['new'])),
    page: countParam(1, 1_000_000),
    size: countParam(RFQS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(RfqSummary), total: z.int() }),
});

/** An RFQ with all its details. */
export const RfqDetail = z.object({
  ...RfqSummary.shape,
  requirement: z.nullable(z.string()),
  /** The date by which the buyer needs the goods, `YYYY-MM-DD`; null if none. */
  need_by: z.nullable(z.string()),
  requested_by: z.string(),
  /** Null if the company has no address. */
  ship_to: z.nullable(z.object({ id: z.int(), label: z.string(), address: z.string() })),
  /** Name of the attached file; null if there is none. */
  attachment: z.nullable(z.string()),
  lines: z.array(
    z.object({
      line_no: z.int32(),
      item: z.string(),
      product_id: z.nullable(z.int()),
      /** SKU of the product if it is in the catalogue. */
      sku: z.nullable(z.string()),
      qty: Qty,
      unit: z.string(),
      target_price: z.nullable(z.number()),
    }),
  ),
  messages: z.array(RecordMessage),
  history: historyOf(RfqStatus),
  /** The sent versions of its quote, the newest first. */
  quotes: z.array(QuoteSummary),
});
export type RfqDetail = z.infer<typeof RfqDetail>;

/** One RFQ of the caller's company; 404 for any other id. */
export const getRfqEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/rfq-get',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ rfq: RfqDetail }),
});

/** A link to download an RFQ's file, valid for a minute. 404 if there is no RFQ or no file. */
export const getRfqAttachmentEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/rfq-attachment',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.url() }),
});

/** Cancels an RFQ before it is quoted; 409 afterwards. */
export const cancelRfqEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/rfq-cancel',
  roles: ['customer'],
  body: z.object({ id, reason: optional(500) }),
  reply: z.object({ message: z.string() }),
});
