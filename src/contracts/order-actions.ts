import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MAX_ORDER_LINES, MAX_QTY } from './limits.ts';
import { id, idParam, optional, required } from './text.ts';

/** What a buyer does with an order that is placed: call it off, order it again, send goods back. */

/** Told to whoever acts on an order that has moved on meanwhile. */
export const ORDER_HAS_MOVED = 'This order has changed since you opened it. Nothing was done: look at it again.';

/**
 * Calls an order off before it is confirmed; its stock is free again. For whoever placed it, approvers and company
 * admins. 409 once it is confirmed.
 */
export const cancelOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/cancel',
  roles: ['customer'],
  body: z.object({ id, reason: optional(500) }),
  reply: z.object({ message: z.string() }),
});

/** How a line of an earlier order can be had today. */
export const ReorderState = z.enum([
  'same',
  'price changed',
  'short',
  'out of stock',
  'discontinued',
  'not in catalogue',
]);
export type ReorderState = z.infer<typeof ReorderState>;

/** A line of an earlier order against today's catalogue. */
export const ReorderLine = z.object({
  line_no: z.int(),
  /** Null where it cannot be had from the catalogue. */
  product_id: z.nullable(z.int()),
  sku: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  unit: z.string(),
  image: z.nullable(z.string()),
  ordered_qty: z.int(),
  /** How many of them can be had today. */
  qty: z.int(),
  ordered_price: z.number(),
  /** Null where it cannot be had. */
  price: z.nullable(z.number()),
  state: ReorderState,
});
export type ReorderLine = z.infer<typeof ReorderLine>;

/** Compares an order's goods with today's catalogue, line by line. Writes nothing: the cart is the browser's. */
export const reorderEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/reorder',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ lines: z.array(ReorderLine) }),
});

/** A line of an order and how many of it. */
const LineQty = z.object({
  line_no: id,
  qty: z
    .int({ error: 'Enter the quantity as a whole number.' })
    .check(
      z.gte(1, { error: 'Send back at least 1.' }),
      z.lte(MAX_QTY, { error: `Enter at most ${MAX_QTY.toLocaleString('en-IN')}.` }),
    ),
});

/** Asks to send delivered goods back. 409 for more than was delivered and is not in another return. */
export const requestReturnEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/return-request',
  roles: ['customer'],
  body: z.object({
    id,
    reason: required(1000, 'Say why the goods go back: wrong item, damage, quality.'),
    lines: z
      .array(LineQty)
      .check(
        z.minLength(1, { error: 'Choose at least one line and its quantity.' }),
        z.maxLength(MAX_ORDER_LINES, { error: 'An order has fewer lines.' }),
      ),
  }),
  reply: z.object({ message: z.string(), code: z.string() }),
});
