import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { file } from './files.ts';
import { historyOf } from './history.ts';
import { MAX_MESSAGE_LENGTH, MAX_ORDER_LINES, MAX_PAGE_SIZE, MAX_QTY } from './limits.ts';
import { QuoteSummary } from './quotes.ts';
import { rupees } from './rupees.ts';
import { countParam, id, idempotencyKey, idParam, listText, optional, required } from './text.ts';
import { Message } from './thread.ts';

/** RFQs a page. */
export const RFQS_PAGE_SIZE = 20;
/** Most lines in one RFQ: a whole cart, or all that a quick order does not find. */
export const MAX_RFQ_LINES = MAX_ORDER_LINES;
/** Highest target price of one unit, rupees. */
const MAX_TARGET_PRICE = 1_000_000_000;

/** Life cycle of an RFQ (india-commerce). */
export const RfqStatus = z.enum([
  'submitted',
  'under review',
  'more information requested',
  'quoted',
  'declined',
  'cancelled',
]);
export type RfqStatus = z.infer<typeof RfqStatus>;

/** Statuses in which the buyer may still call an RFQ off: nothing was quoted yet. */
export const CANCELLABLE_RFQ: readonly RfqStatus[] = ['submitted', 'under review', 'more information requested'];
/** Told to whoever calls off what has been quoted or has ended. */
export const RFQ_NOT_CANCELLABLE = 'This RFQ cannot be cancelled any more.';
/** Statuses in which nothing more is said about an RFQ. */
export const ENDED_RFQ: readonly RfqStatus[] = ['declined', 'cancelled'];
/** Told to whoever writes on an RFQ that has ended. */
export const RFQ_ENDED = 'This RFQ has ended. Ask again to start a new one.';

/** One thing to be quoted. */
const RfqItem = z.object({
  item: required(300, 'Name the item, for example “Ball bearing 6205-2RS”.'),
  /** Absent or null where the item is not in the catalogue. */
  product_id: z.optional(z.nullable(id)),
  qty: z
    .int({ error: 'Enter the quantity as a whole number.' })
    .check(
      z.gte(1, { error: 'Ask for at least 1.' }),
      z.lte(MAX_QTY, { error: `Ask for at most ${MAX_QTY.toLocaleString('en-IN')} of one item.` }),
    ),
  unit: required(20, 'Enter the unit, for example NOS or KGS.'),
  /** Rupees for one unit that the buyer hopes for. */
  target_price: z.optional(
    z.nullable(
      rupees('Enter the target price in rupees with at most two decimals, or leave it empty.', {
        most: MAX_TARGET_PRICE,
      }),
    ),
  ),
});
type RfqItem = z.infer<typeof RfqItem>;

/** A form carries its lines as JSON text. */
const lines = z.pipe(
  listText,
  z.array(RfqItem).check(
    z.maxLength(MAX_RFQ_LINES, {
      error: `Ask for at most ${MAX_RFQ_LINES.toLocaleString('en-IN')} lines in one RFQ.`,
    }),
  ),
);

/** A row's id that may be left out; a form sends it as text. */
const optionalId = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : typeof value === 'string' ? Number(value) : (value ?? null))),
  z.nullable(id),
);

/** What the RFQ page sends: lines, words or both; as a form where a file goes with it. */
export const CreateRfq = z
  .object({
    title: required(120, 'Enter a title, for example “Bearings for line 2”.'),
    requirement: optional(4000),
    lines,
    /** Where the goods should go; absent or null: to the company's default address. */
    ship_address_id: z.optional(optionalId),
    /** A drawing, list or photo. */
    attachment: z.optional(file('Choose a file that is not empty.')),
    idempotency_key: idempotencyKey,
  })
  .check(
    z.refine(({ lines, requirement }) => lines.length > 0 || requirement !== null, {
      error: 'Add at least one line or describe the requirement.',
      path: ['requirement'],
    }),
  );
export type CreateRfq = z.infer<typeof CreateRfq>;

/**
 * Asks for a quote in the name of the caller's company. 404 for a product or address that the company does not have,
 * 413 and 415 for an attachment that is too large or of no kind that is taken, 422 for a key that was used before with
 * another request.
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
});
export type RfqSummary = z.infer<typeof RfqSummary>;

/** The caller's company's RFQs, newest first; `q` is a part of the number, the title or an item. */
export const listRfqsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/rfqs',
  php: true,
  roles: ['customer'],
  query: z.object({
    q: optional(200),
    status: z.optional(RfqStatus),
    page: countParam(1, 1_000_000),
    size: countParam(RFQS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(RfqSummary), total: z.int() }),
});

/** An RFQ with everything its page shows. */
export const RfqDetail = z.object({
  ...RfqSummary.shape,
  requirement: z.nullable(z.string()),
  requested_by: z.string(),
  /** Where the goods should go; null where the company has no address. */
  ship_to: z.nullable(z.object({ id: z.int(), label: z.string(), address: z.string() })),
  /** The name that the attached file had; null where there is none. */
  attachment: z.nullable(z.string()),
  lines: z.array(
    z.object({
      line_no: z.int(),
      item: z.string(),
      product_id: z.nullable(z.int()),
      /** SKU of the product, where it is one of the catalogue. */
      sku: z.nullable(z.string()),
      qty: z.int(),
      unit: z.string(),
      target_price: z.nullable(z.number()),
    }),
  ),
  messages: z.array(Message),
  history: historyOf(RfqStatus),
  /** The versions of its quote that were sent, the newest first. */
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

/** A link to an RFQ's file that works for a minute, as a download. 404 where there is no RFQ or it has no file. */
export const getRfqAttachmentEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/rfq-attachment',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.url() }),
});

/** Writes on an RFQ; an answer to the desk's question sets it under review again. 409 for an RFQ that has ended. */
export const replyToRfqEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/rfq-reply',
  roles: ['customer'],
  body: z.object({ id, message: required(MAX_MESSAGE_LENGTH, 'Write your message.') }),
  reply: z.object({ message: z.string(), status: RfqStatus }),
});

/** Calls an RFQ off before it is quoted; 409 afterwards. */
export const cancelRfqEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/rfq-cancel',
  roles: ['customer'],
  body: z.object({ id, reason: optional(500) }),
  reply: z.object({ message: z.string() }),
});
