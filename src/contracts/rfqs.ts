import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MAX_PAGE_SIZE, MAX_QTY } from './limits.ts';
import { countParam, id, idParam, optional, required } from './text.ts';

/** RFQs a page. */
export const RFQS_PAGE_SIZE = 20;
/** Most lines in one RFQ. */
export const MAX_RFQ_LINES = 100;
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

const rupees = 'Enter the target price in rupees with at most two decimals, or leave it empty.';

/** One thing to be quoted. */
export const RfqItem = z.object({
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
      z
        .number({ error: rupees })
        .check(
          z.gte(0, { error: rupees }),
          z.lte(MAX_TARGET_PRICE, { error: rupees }),
          z.multipleOf(0.01, { error: rupees }),
        ),
    ),
  ),
});
export type RfqItem = z.infer<typeof RfqItem>;

/** What the RFQ page sends: lines, words or both. */
export const CreateRfq = z
  .object({
    title: required(120, 'Enter a title, for example “Bearings for line 2”.'),
    requirement: optional(4000),
    lines: z
      .array(RfqItem)
      .check(z.maxLength(MAX_RFQ_LINES, { error: `Ask for at most ${MAX_RFQ_LINES} lines in one RFQ.` })),
  })
  .check(
    z.refine(({ lines, requirement }) => lines.length > 0 || requirement !== null, {
      error: 'Add at least one line or describe the requirement.',
      path: ['requirement'],
    }),
  );
export type CreateRfq = z.infer<typeof CreateRfq>;

/** Asks for a quote in the name of the caller's company. 404 for a product that the company does not have. */
export const createRfqEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/rfq-create',
  roles: ['customer'],
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

/** The caller's company's RFQs, newest first. */
export const listRfqsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/rfqs',
  php: true,
  roles: ['customer'],
  query: z.object({ page: countParam(1, 1_000_000), size: countParam(RFQS_PAGE_SIZE, MAX_PAGE_SIZE) }),
  reply: z.object({ items: z.array(RfqSummary), total: z.int() }),
});

/** An RFQ with everything its page shows. */
export const RfqDetail = z.object({
  ...RfqSummary.shape,
  requirement: z.nullable(z.string()),
  requested_by: z.string(),
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
  messages: z.array(
    z.object({
      id: z.int(),
      /** A colleague's name; null for PlantSetu. */
      author: z.nullable(z.string()),
      body: z.string(),
      at: z.iso.datetime(),
    }),
  ),
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
