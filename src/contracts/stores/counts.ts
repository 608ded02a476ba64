import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { Qty, THREE_DECIMALS } from '../fields/quantity.ts';
import { countParam, id, idParam, optional } from '../fields/text.ts';
import { uniqueLines } from '../fields/unique-lines.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_BIN, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, MAX_STOCK } from '../limits.ts';
import { COUNT_REASONS, STOCK_COUNT_STATES } from './states.ts';

/** Stock counts a page. */
export const STOCK_COUNTS_PAGE_SIZE = 25;
/** Most items of one count: what two people count in a day. */
export const MAX_COUNT_LINES = 500;

export const STOCK_COUNT_CHANGED =
  'Quantities or stock have changed since you opened the differences. They are shown as they are now; check them and post again.';

export const StockCountStatus = z.enum(statusesOf(STOCK_COUNT_STATES));
export type StockCountStatus = z.infer<typeof StockCountStatus>;

/** Why counted and book stock differ. */
export const CountReason = z.enum(COUNT_REASONS, { error: 'Choose the reason.' });
export type CountReason = z.infer<typeof CountReason>;

/** A stock count in the list. */
export const StockCountRow = z.object({
  id: z.int(),
  /** `CNT-000012`. */
  code: z.string(),
  /** What is counted, as text: `Bins, Safety`. */
  scope: z.string(),
  status: StockCountStatus,
  started_at: z.iso.datetime(),
  started_by: z.string(),
  posted_at: z.nullable(z.iso.datetime()),
  lines: z.int(),
  /** Lines with a quantity. */
  counted: z.int(),
  /** Lines whose quantity differs from the book stock. */
  differences: z.int(),
  /** Surplus less shortage at cost price, rupees; null if no difference has a cost price. */
  value: z.nullable(z.number()),
});
export type StockCountRow = z.infer<typeof StockCountRow>;

/** Stock counts, the newest first; `q` searches number and what is counted. */
export const listStockCountsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/stock-count-list',
  roles: staffRoles,
  query: z.object({
    q: optional(MAX_SEARCH_LENGTH),
    status: z.optional(StockCountStatus),
    sort: z.optional(z.enum(['date_asc', 'date_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(STOCK_COUNTS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(StockCountRow), total: z.int(), total_capped: z.boolean() }),
});

/** The list as CSV. */
export const exportStockCountsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/stock-count-export',
  roles: staffRoles,
  query: exportQuery(listStockCountsEndpoint.query),
  reply: FileReply,
});

const Line = z.object({
  line_no: z.int(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  bin: z.nullable(z.string()),
  /** SKU and makers' codes, for a scanner. */
  codes: z.array(z.string()),
  /** Null: not counted yet. */
  counted_qty: z.nullable(Qty),
  counted_by: z.nullable(z.string()),
  /** On hand, free and allocated, when the quantity was entered; null until then, so that the count is blind. */
  book_qty: z.nullable(Qty),
  /** Counted less book stock at cost price, rupees; null if not counted or without a cost price. */
  value: z.nullable(z.number()),
  reason: z.nullable(CountReason),
  note: z.nullable(z.string()),
});

/** A stock count with its lines, by bin and SKU. */
export const StockCount = z.object({
  ...StockCountRow.shape,
  version: z.int32(),
  posted_by: z.nullable(z.string()),
  lines: z.array(Line),
});
export type StockCount = z.infer<typeof StockCount>;
export type StockCountLine = z.infer<typeof Line>;

/** One stock count; 404 for an unknown id. */
export const getStockCountEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/stock-count-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ count: StockCount }),
});

/** The sheet to count with as a PDF, without the book stock; 404 for an unknown id, 409 unless it is being counted. */
export const getStockCountSheetEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/stock-count-sheet',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: FileReply,
});

export const StartStockCount = z
  .object({
    /** First and last bin; `A` to `B` has all that begin with A or B, and the last one is the first if it is blank. */
    bin_from: optional(MAX_BIN),
    bin_to: optional(MAX_BIN),
    category: optional(100),
    /** Name, SKU or a company's own code of items that are in a catalogue. */
    search: optional(MAX_SEARCH_LENGTH),
  })
  .check(
    z.refine(({ bin_from, category, search }) => Boolean(bin_from ?? category ?? search), {
      error: 'Enter bins, a category or a search.',
      path: ['bin_from'],
    }),
    z.refine(({ bin_from, bin_to }) => !bin_to || bin_from !== null, {
      error: 'Enter the first bin too.',
      path: ['bin_from'],
    }),
  );
export type StartStockCount = z.infer<typeof StartStockCount>;

/** Starts a stock count of the items that match all that is given. 400 if none match, or more than 500. */
export const startStockCountEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/stock-count-start',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: StartStockCount,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** A counted quantity, from 0. */
export const CountedQty = z
  .number({ error: 'Enter the quantity as a number, for example 12 or 2.5.' })
  .check(
    z.gte(0, { error: 'Enter 0 or more.' }),
    z.lte(MAX_STOCK, { error: 'That is too many.' }),
    z.multipleOf(0.001, { error: THREE_DECIMALS }),
  );

export const EnterCount = z.object({
  id,
  lines: z
    .array(
      z.object({
        line_no: id,
        /** Null: not counted. */
        qty: z.nullable(CountedQty),
        /** The quantity that the sheet showed before. */
        was: z.nullable(CountedQty),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_COUNT_LINES), uniqueLines),
});
export type EnterCount = z.infer<typeof EnterCount>;

/**
 * Enters counted quantities; each is compared with the stock on hand now. 400 at the line for decimals of what is counted; 404
 * for an unknown id; 409 once it is posted or cancelled, and at the line if a colleague has entered another quantity since.
 */
export const enterStockCountEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/stock-count-enter',
  roles: staffRoles,
  needs: ['stores'],
  body: EnterCount,
  reply: z.object({ message: z.string(), version: z.int32(), by: z.string() }),
});

export const PostStockCount = z.object({
  id,
  version: z.int32(),
  /** The lines with a difference. */
  lines: z
    .array(
      z.object({ line_no: id, reason: CountReason, note: optional(200) }).check(
        z.refine(({ reason, note }) => reason !== 'other' || note !== null, {
          error: 'Enter the reason.',
          path: ['note'],
        }),
      ),
    )
    .check(z.maxLength(MAX_COUNT_LINES), uniqueLines),
});
export type PostStockCount = z.infer<typeof PostStockCount>;

/**
 * Changes the stock by the differences, with an entry in the history of each item, and allocates a surplus to the orders that are
 * short of the item. 409 if nothing is counted, if the count has changed since `version`, or if it is posted or cancelled; 409 at
 * the line if the free stock would fall below zero, or if another count has corrected the item since.
 */
export const postStockCountEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/stock-count-post',
  roles: staffRoles,
  needs: ['stores'],
  body: PostStockCount,
  reply: z.object({ message: z.string() }),
});

/** Cancels a stock count; no stock is changed. 404 for an unknown id, 409 unless it is being counted. */
export const cancelStockCountEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/stock-count-cancel',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
