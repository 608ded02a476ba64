import type { EnterOrder } from '#contracts/orders/enter-order.ts';
import { findBuyer } from '../companies/buyer.ts';
import { priceCart } from '../catalog/cart.ts';
import type { Caller } from '../platform/session.ts';
import { placeOrder } from './place.ts';

/**
 * Enters an order for a buyer, with the prices and by the rules of their company. 404 for anyone but an active customer, and
 * the refusals of `placeOrder`.
 */
export async function enterOrder(actor: Caller, { user_id, source, ...body }: EnterOrder) {
  const buyer = await findBuyer(actor, user_id);
  const order = await placeOrder(actor, body, { buyer, source });
  return { ...order, message: messageOf(order, buyer.name) };
}

/** Prices the lines of an order for a buyer. 404 for anyone but an active customer. */
export async function priceEntry(
  actor: Caller,
  { user_id, ...goods }: Pick<EnterOrder, 'user_id' | 'items' | 'ship_address_id'>,
) {
  return priceCart(actor, goods, await findBuyer(actor, user_id));
}

function messageOf({ id, status }: Awaited<ReturnType<typeof placeOrder>>, name: string): string {
  if (status === 'pending approval')
    return `Order ${id} waits for approval by the company. Its approvers got an email.`;
  return status === 'on hold'
    ? `Order ${id} is on hold: it takes the company over its credit limit.`
    : `Order ${id} placed for ${name}.`;
}
