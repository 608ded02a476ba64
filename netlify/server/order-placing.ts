import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CreateOrder, OrderItem, OrderStatus } from '#contracts/orders.ts';
import { toRupees } from '#contracts/money.ts';
import { idempotency, orders } from '#db/schema/orders.ts';
import { cartProducts, shipAddress } from './cart.ts';
import { firstStep, placingRules, refuseWithoutPo } from './company-rules.ts';
import { asActor, db, errorCode } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { writeOrder } from './order-writing.ts';
import { nextOrderId } from './orders.ts';
import { mergeItems, priceLine, refuseTooMuch, sumLines } from './pricing.ts';
import type { Caller } from './session.ts';

/** How often a buyer whose stock or price moved between reading and writing is decided anew before being told to retry. */
const ATTEMPTS = 4;

/**
 * Places an order: one read, a decision here, one guarded batch. Stock, order, lines, history, mail and idempotency key
 * are written together or not at all. 404 for a product or address the company does not have, 409 for stock or a
 * discontinued product (the message names the line), 422 for a key that was used with another request, 400 without the
 * PO number that the company asks for.
 */
export async function createOrder(actor: Caller, body: CreateOrder) {
  const request_hash = hashOf(body);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const read = await readForOrder(actor, body);
    if (read.earlier) return repeat(read.earlier, request_hash);
    const order = decide(read, body);
    try {
      await asActor(actor, writeOrder(read.me, order, body, request_hash));
      return placed(order.id, order.sums.total_paise, order.status);
    } catch (error) {
      if (!isStale(error)) throw error;
    }
  }
  throw new AppError('conflict', 'Stock or prices are changing right now. Nothing was ordered: try again.');
}

type Read = Awaited<ReturnType<typeof readForOrder>>;
/** An order that is decided and not yet written. */
export type Placing = ReturnType<typeof decide>;

async function readForOrder(actor: Caller, { items, ship_address_id, idempotency_key }: CreateOrder) {
  const [me, found, [address], nextId, [rules], earlier] = await asActor(actor, [
    cartProducts([...new Set(items.map((item) => item.product_id))]),
    shipAddress(ship_address_id),
    nextOrderId(),
    placingRules(),
    db
      .select({
        request_hash: idempotency.request_hash,
        id: orders.id,
        total_paise: orders.total_paise,
        // As it was answered then, whatever has become of the order since.
        status: sql<OrderStatus>`(select h.status from order_history h where h.order_id = ${orders.id} order by h.id limit 1)`,
      })
      .from(idempotency)
      // Left: the key may have made an RFQ.
      .leftJoin(orders, eq(orders.id, idempotency.order_id))
      .where(and(eq(idempotency.user_id, actor.uid), eq(idempotency.key, idempotency_key ?? ''))),
  ]);
  return { me, found, address, id: Number(nextId.rows[0]!.id), rules: rules!, earlier: earlier[0] };
}

/** Prices the lines or refuses, naming the first line that cannot be had; tells whether the order waits for approval. */
function decide({ me, found, address, id, rules }: Read, body: CreateOrder) {
  refuseWithoutPo(rules, body.po_number);
  if (!address) {
    throw body.ship_address_id
      ? new AppError('not_found', 'That ship-to address was not found. Choose another one.')
      : new AppError('conflict', 'No ship-to addresses found. Please contact support.');
  }
  const byId = new Map(found.map((product) => [product.id, product]));
  const unknown = body.items.findIndex((item) => !byId.has(item.product_id));
  if (unknown >= 0)
    throw new AppError('not_found', `Line ${unknown + 1} is not in your catalogue. Remove it and try again.`);
  const lines = mergeItems(body.items).map(({ product_id, qty }) => {
    const product = byId.get(product_id)!;
    refuseUnavailable(product, qty);
    return { product, qty, amounts: priceLine(product, qty, address) };
  });
  const sums = sumLines(lines.map((line) => line.amounts));
  refuseTooMuch(sums);
  return { id, address, lines, sums, rules, ...firstStep(me, rules, sums.total_paise) };
}

function refuseUnavailable(product: Read['found'][number], qty: OrderItem['qty']): void {
  const line = `${product.name} (${product.sku})`;
  if (!product.active) throw new AppError('conflict', `${line} is no longer sold. Remove it and try again.`);
  if (product.stock <= 0) throw new AppError('conflict', `${line} is out of stock. Remove it or ask for a quote.`);
  if (product.stock < qty) {
    throw new AppError(
      'conflict',
      `${line}: only ${product.stock} in stock, you asked for ${qty}. Lower the quantity.`,
    );
  }
}

function repeat({ id, total_paise, status, ...earlier }: NonNullable<Read['earlier']>, request_hash: string) {
  if (earlier.request_hash !== request_hash || id === null || total_paise === null) {
    throw new AppError(
      'reused_key',
      'This order was sent before with other contents. Reload the cart and place it again.',
    );
  }
  return placed(id, total_paise, status);
}

function placed(id: number, total_paise: number, status: OrderStatus) {
  const message = status === 'pending approval' ? `Order ${id} waits for approval.` : `Order ${id} placed.`;
  return { message, id, total: toRupees(total_paise), status };
}

/** What tells a retry from another request that reuses the key. */
function hashOf({ items, po_number, notes, ship_address_id }: CreateOrder): string {
  const request = JSON.stringify([mergeItems(items), po_number, notes, ship_address_id ?? null]);
  return createHash('sha256').update(request).digest('hex');
}

/** The guard found moved stock, or the same key got there first: read again. */
function isStale(error: unknown): boolean {
  return error instanceof GuardFailed || errorCode(error) === '23505';
}
