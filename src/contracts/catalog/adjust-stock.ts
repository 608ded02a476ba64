import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { countParam, id, idParam, optional } from '../fields/text.ts';
import { MAX_STOCK } from '../limits.ts';
import { Qty, THREE_DECIMALS } from '../fields/quantity.ts';

/** Why staff adjust stock. */
export const StockReason = z.enum(['counted', 'received', 'damaged', 'other'], { error: 'Choose the reason.' });
export type StockReason = z.infer<typeof StockReason>;

/** Adjustments a page of a product's history. */
export const STOCK_PAGE_SIZE = 10;

const units = z
  .number({ error: 'Enter a number of units.' })
  .check(z.lte(MAX_STOCK, { error: 'That is too many.' }), z.multipleOf(0.001, { error: THREE_DECIMALS }));

/** A change of a product's stock other than by an order. */
export const StockAdjustment = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** Quantity added, or removed if negative. */
  change: Qty,
  /** Stock afterwards. */
  stock: Qty,
  /** A `StockReason`, or `imported` with the file in the note. */
  reason: z.string(),
  note: z.nullable(z.string()),
});
export type StockAdjustment = z.infer<typeof StockAdjustment>;

/**
 * Changes the stock by `change` units, or to a `count`. A count needs `stock_was`, the stock at the time of counting: 409
 * if orders have changed it since. 409 also if stock would become negative. Orders that lack the item get what is free then;
 * `stock` is what remains free.
 */
export const adjustStockEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/stock-adjust',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: z
    .object({
      product_id: id,
      /** Exactly one of the two. */
      change: z.optional(units.check(z.gte(-MAX_STOCK))),
      count: z.optional(units.check(z.gte(0, { error: 'Enter 0 or more.' }))),
      stock_was: z.optional(units),
      reason: StockReason,
      note: optional(300),
    })
    .check(
      z.refine(({ change, count }) => (change === undefined) !== (count === undefined), {
        error: 'Enter how many units.',
        path: ['change'],
      }),
      z.refine(({ change }) => change !== 0, { error: 'Enter a change other than 0.', path: ['change'] }),
      z.refine(({ count, stock_was }) => count === undefined || stock_was !== undefined, {
        error: 'Enter the stock at the time of counting.',
        path: ['count'],
      }),
      z.refine(({ reason, note }) => reason !== 'other' || note !== null, {
        error: 'Enter the reason.',
        path: ['note'],
      }),
    ),
  reply: z.object({ message: z.string(), stock: Qty }),
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
