import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { EntrySource } from '../fields/entry-source.ts';
import { futureDay } from '../fields/future-day.ts';
import { id, optional, requiredId } from '../fields/text.ts';
import { OrderItems, OrderStatus, priceCartEndpoint } from './portal.ts';
import { purchaseOrder } from './purchase-order.ts';

const goods = {
  /** The buyer. Their company, its prices and its rules follow from it. */
  user_id: requiredId('Choose the person who ordered.'),
  /** Products of the company's catalogue. */
  items: OrderItems,
  /** An address of the company. Absent or null: its default address. */
  ship_address_id: z.optional(z.nullable(id)),
};

/** An order as staff take it down, for example on the phone. Prices, tax and totals are the server's. */
export const EnterOrder = z.object({
  ...goods,
  source: EntrySource,
  ...purchaseOrder,
  notes: optional(2000),
  /** The date by which the buyer needs the goods, `YYYY-MM-DD`; refused only if it has passed. */
  need_by: futureDay,
  /** What the order is charged to. Absent or null: none. */
  cost_centre_id: z.optional(z.nullable(id)),
});
export type EnterOrder = z.infer<typeof EnterOrder>;

/**
 * Enters an order that a buyer placed by phone, email, WhatsApp or in person. It is priced and taxed like the buyer's own,
 * and the rules of the company apply to it: above a limit it waits for the company's approvers, above the credit limit it is
 * on hold. The buyer gets the usual mail. 404 at `user_id` for anyone but an active customer, 400 at `po_number` or
 * `cost_centre_id` if the company requires one, 409 for insufficient stock or a product that must be quoted; the message names the line.
 */
export const enterOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/order-create',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  body: EnterOrder,
  reply: z.object({ message: z.string(), id: z.int(), total: z.number(), status: OrderStatus }),
});

/** Prices the lines of an order for a buyer, as `/api/cart/price` does for the caller. Writes nothing. */
export const priceEntryEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/order-price',
  roles: staffRoles,
  body: z.object(goods),
  reply: priceCartEndpoint.reply,
});
