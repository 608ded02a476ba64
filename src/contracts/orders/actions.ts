import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Qty, quantity } from '../fields/quantity.ts';
import { id, idParam, optional, required } from '../fields/text.ts';
import { MAX_ORDER_LINES } from '../limits.ts';

/** Actions of buyers on a placed order: cancel, reorder, return. */

/**
 * Cancels an order before it is confirmed and releases its stock. For the buyer who placed it, approvers and company
 * admins. 409 once it is confirmed.
 */
export const cancelOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/cancel',
  roles: ['customer'],
  body: z.object({ id, reason: optional(500) }),
  reply: z.object({ message: z.string() }),
});

/** Availability of a line of an earlier order today. */
export const ReorderState = z.enum([
  'same',
  'price changed',
  'short',
  /** More than in stock, which can be ordered: the rest is bought in. */
  'beyond stock',
  'out of stock',
  /** It has no valid price or no GST rate today. */
  'to be quoted',
  'discontinued',
  'not in catalogue',
]);
export type ReorderState = z.infer<typeof ReorderState>;

/** A line of an earlier order against today's catalogue. */
export const ReorderLine = z.object({
  line_no: z.int32(),
  /** Null if it is not in the catalogue. */
  product_id: z.nullable(z.int()),
  sku: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  unit: z.string(),
  /** Content of one unit, `Box of 100`; null if the product is not in the catalogue. */
  pack: z.nullable(z.string()),
  image: z.nullable(z.string()),
  ordered_qty: Qty,
  /** Quantity available today. */
  qty: Qty,
  ordered_price: z.number(),
  ordered_price_per: z.number(),
  /** Null if unavailable. */
  price: z.nullable(z.number()),
  /** Number of units that `price` is for; 1 if unavailable. */
  price_per: z.number(),
  state: ReorderState,
});
export type ReorderLine = z.infer<typeof ReorderLine>;

/** Compares an order's goods with today's catalogue, line by line. Writes nothing: the cart is in the browser. */
export const reorderEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/reorder',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ lines: z.array(ReorderLine) }),
});

/** A quantity of one line. */
const LineQty = z.object({
  line_no: id,
  qty: quantity('Return'),
});

/** Requests to return delivered goods. 409 for more than was delivered and is not in another return. */
export const requestReturnEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/return-request',
  creates: true,
  roles: ['customer'],
  body: z.object({
    id,
    lines: z
      .array(LineQty)
      .check(
        z.minLength(1, { error: 'Choose at least one line and its quantity.' }),
        z.maxLength(MAX_ORDER_LINES, { error: `Choose at most ${MAX_ORDER_LINES.toLocaleString('en-IN')} lines.` }),
      ),
    reason: required(1000, 'Give the reason for the return, e.g. wrong item, damage, quality.'),
  }),
  reply: z.object({ message: z.string(), code: z.string() }),
});
