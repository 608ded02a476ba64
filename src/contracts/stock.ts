import * as z from 'zod/mini';
import { endpoint, staffRoles } from './endpoint.ts';
import { countParam, id, idParam, optional } from './text.ts';

/** Why stock changes by hand. */
export const StockReason = z.enum(['counted', 'received', 'damaged', 'other'], { error: 'Choose the reason.' });
export type StockReason = z.infer<typeof StockReason>;

/** Adjustments a page of a product's history. */
export const STOCK_PAGE_SIZE = 10;
/** What the database's integer holds. */
const MAX_UNITS = 2_147_483_647;

const units = z.int({ error: 'Enter whole units.' });

/** One change of a product's stock that was no order's. */
export const StockAdjustment = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** Units that came, or went (below 0). */
  change: z.int(),
  /** Units on hand afterwards. */
  stock: z.int(),
  /** A `StockReason`, or `imported`: by a file, which the note names. */
  reason: z.string(),
  note: z.nullable(z.string()),
});
export type StockAdjustment = z.infer<typeof StockAdjustment>;

/**
 * Changes the stock by so many units, or to what was counted. 409 where fewer would be left than none, or where orders have
 * moved the stock since `stock_was`, which a count needs: it was made of what stood there then.
 */
export const adjustStockEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/stock-adjust',
  roles: staffRoles,
  body: z
    .object({
      product_id: id,
      /** Exactly one of the two. */
      change: z.optional(units.check(z.gte(-MAX_UNITS), z.lte(MAX_UNITS, { error: 'That is too many.' }))),
      count: z.optional(
        units.check(z.gte(0, { error: 'Enter 0 or more.' }), z.lte(MAX_UNITS, { error: 'That is too many.' })),
      ),
      stock_was: z.optional(units),
      reason: StockReason,
      note: optional(300),
    })
    .check(
      z.refine(({ change, count }) => (change === undefined) !== (count === undefined), {
        error: 'Enter how many units.',
        path: ['change'],
      }),
      z.refine(({ change }) => change !== 0, { error: 'Enter how many units come or go.', path: ['change'] }),
      z.refine(({ count, stock_was }) => count === undefined || stock_was !== undefined, {
        error: 'Say what the stock was when you counted.',
        path: ['count'],
      }),
      z.refine(({ reason, note }) => reason !== 'other' || note !== null, {
        error: 'Write what the reason is.',
        path: ['note'],
      }),
    ),
  reply: z.object({ message: z.string(), stock: z.int() }),
});

/** A product's adjustments, the newest first unless `sort` says otherwise. */
export const listStockAdjustmentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/stock-list',
  roles: staffRoles,
  query: z.object({
    product_id: idParam,
    sort: z.optional(z.enum(['date_asc', 'date_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(STOCK_PAGE_SIZE, 100),
  }),
  reply: z.object({ items: z.array(StockAdjustment), total: z.int() }),
});
