import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { COST_CENTRE_REQUIRED } from '#contracts/companies/cost-centres.ts';
import type { QuoteReason } from '#contracts/catalog/sale.ts';
import { formatQtyRules } from '#contracts/catalog/terms.ts';
import type { EntrySource } from '#contracts/fields/entry-source.ts';
import { toRupees } from '#contracts/fields/money.ts';
import {
  CREDIT_HOLD_NOTE,
  type CreateOrder,
  type OrderItem,
  type OrderStatus,
  PO_REQUIRED,
} from '#contracts/orders/portal.ts';
import { idempotency, orders } from '#db/schema/orders.ts';
import { uploadGone, uploadsOf } from '../attachments/take.ts';
import { cartProducts, shipAddress } from '../catalog/cart.ts';
import { assertWithinMaxTotal, mergeItems, priceAt, priceLine, reasonToQuote, sumLines } from '../catalog/pricing.ts';
import { buyerGone, CALLER, type ChosenBuyer, inQuery } from '../companies/buyer.ts';
import { requireCostCentre } from '../companies/cost-centres.ts';
import { initialStatus, orderRules, requirePoNumber } from '../companies/rules.ts';
import { deliveryTerms, promiser } from '../delivery/promises.ts';
import { asActor, db, errorCode } from '../platform/database.ts';
import { formatDay } from '../platform/format.ts';
import { AppError, GuardFailed, SHIP_TO_NOT_FOUND } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { nextOrderId } from './list.ts';
import { writeOrder } from './place-write.ts';
import { MEASURES } from '#contracts/fields/unit-codes.ts';

/** Attempts if stock or prices change between reading and writing. */
const ATTEMPTS = 4;

/**
 * Places an order: one read, a decision here, one guarded batch. 404 for another company's product or address, 409 for
 * insufficient stock of an item that cannot be ordered beyond it, a discontinued product or one without a valid price or GST rate (the message names the line), 422 for an idempotency key used with another
 * request, 400 without a required PO number.
 */
export const createOrder = (actor: Caller, body: CreateOrder) => placeOrder(actor, body);

/** An order that staff enter for a buyer. */
export interface Entry {
  buyer: ChosenBuyer;
  source: EntrySource;
}

/** Places an order of the caller, or the one that staff enter: both by the same rules. */
export async function placeOrder(actor: Caller, body: CreateOrder, entry?: Entry) {
  const request_hash = hashOf(body);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const read = await readForOrder(actor, body, entry);
    if (read.earlier) return repeat(read.earlier, request_hash);
    const order = prepare(read, body, entry);
    try {
      await asActor(
        actor,
        writeOrder(read.me, order, body, request_hash, entry && { ...entry, entered_by: actor.uid }),
      );
      return placed(order.id, order.sums.total_paise, order.status);
    } catch (error) {
      if (error instanceof GuardFailed && error.guard === 'buyer') throw buyerGone();
      if (!isStale(error)) throw error;
    }
  }
  throw new AppError('conflict', 'Stock or prices are changing right now. No order was placed. Try again.');
}

const FOR_BUYERS = {
  poRequired: PO_REQUIRED,
  costCentreRequired: COST_CENTRE_REQUIRED,
  noAddress: 'No ship-to addresses found. Please contact support.',
  catalogue: 'your catalogue',
};

const FOR_STAFF: typeof FOR_BUYERS = {
  poRequired: 'Enter the PO number. This company requires one for every order.',
  costCentreRequired: 'Choose a cost centre. This company requires one for every order.',
  noAddress: 'This company has no ship-to address. Add one on its page first.',
  catalogue: 'the catalogue of this company',
};

type Read = Awaited<ReturnType<typeof readForOrder>>;
/** An order that is priced and checked but not yet written. */
export type Placing = ReturnType<typeof prepare>;

async function readForOrder(
  actor: Caller,
  { items, ship_address_id, cost_centre_id, po_file, idempotency_key: key }: CreateOrder,
  entry?: Entry,
) {
  const buyer = entry ? inQuery(entry.buyer) : CALLER;
  const [me, found, [address], nextId, [rules], terms, [poFile], repeated] = await asActor(actor, [
    cartProducts([...new Set(items.map((item) => item.product_id))], buyer.company_id),
    shipAddress(ship_address_id, buyer.company_id),
    nextOrderId(),
    orderRules(buyer, cost_centre_id),
    deliveryTerms(ship_address_id, buyer.company_id),
    uploadsOf(actor, po_file ? [po_file] : []),
    ...(key ? [earlierOrder(actor, key)] : []),
  ]);
  const id = Number(nextId.rows[0]!.id);
  const earlier = repeated?.[0];
  return { me: entry?.buyer ?? me, found, address, id, rules: rules!, promise: promiser(terms), poFile, earlier };
}

/** Query of the order that was placed with the key. */
const earlierOrder = (actor: Caller, key: string) =>
  db
    .select({
      request_hash: idempotency.request_hash,
      id: orders.id,
      total_paise: orders.total_paise,
      // The status when it was placed, for the same reply.
      status: sql<OrderStatus>`(select h.status from order_history h where h.order_id = ${orders.id} order by h.id limit 1)`,
    })
    .from(idempotency)
    // Left join: the key may belong to an RFQ.
    .leftJoin(orders, eq(orders.id, idempotency.order_id))
    .where(and(eq(idempotency.user_id, actor.uid), eq(idempotency.key, key)));

/** Prices the lines, promises their delivery and decides whether the order needs approval or is on hold; refuses with the first unavailable line. */
function prepare({ me, found, address, id, rules, promise, poFile }: Read, body: CreateOrder, entry?: Entry) {
  const { poRequired, costCentreRequired, noAddress, catalogue } = entry ? FOR_STAFF : FOR_BUYERS;
  requirePoNumber(rules, body, poRequired);
  requireCostCentre(rules, body.cost_centre_id, costCentreRequired);
  if (body.po_file && !poFile) throw uploadGone('po_file');
  if (!address) {
    throw body.ship_address_id ? new AppError('not_found', SHIP_TO_NOT_FOUND) : new AppError('conflict', noAddress);
  }
  const byId = new Map(found.map((product) => [product.id, product]));
  const unknown = body.items.findIndex((item) => !byId.has(item.product_id));
  if (unknown >= 0) {
    throw new AppError('not_found', `Line ${unknown + 1} is not in ${catalogue}. Remove it and try again.`);
  }
  const lines = mergeItems(body.items).map(({ product_id, qty }) => {
    const seen = byId.get(product_id)!;
    assertAvailable(seen, qty);
    const product = priceAt(seen, qty);
    // Which of the two days applies is known when the stock is taken.
    const promised_on = promise({ ...seen, stock: qty }, qty).deliver_on;
    const beyond_stock_on = seen.can_backorder ? promise({ ...seen, stock: 0 }, qty).deliver_on : null;
    return { seen, product, qty, amounts: priceLine(product, qty, address), promised_on, beyond_stock_on };
  });
  const sums = sumLines(lines.map((line) => line.amounts));
  assertWithinMaxTotal(sums);
  return { id, address, lines, sums, rules, poFile, ...initialStatus(me, rules, sums.total_paise) };
}

function assertAvailable(product: Read['found'][number], qty: OrderItem['qty']): void {
  const line = `${product.name} (${product.sku})`;
  if (!product.active) throw new AppError('conflict', `${line} is no longer sold. Remove it and try again.`);
  const reason = reasonToQuote(product);
  if (reason) throw new AppError('conflict', `${toQuoteText(line, reason, product)} Remove it or request a quote.`);
  const decimals = !Number.isInteger(qty) && !MEASURES.has(product.unit);
  if (decimals) throw new AppError('invalid', `${line}: Whole numbers only for ${product.unit}.`);
  const orderable = orderableQty(qty, product);
  if (orderable !== qty) {
    const rules = formatQtyRules(product)!.toLowerCase();
    throw new AppError(
      'conflict',
      `${line} is sold in these quantities: ${rules}. Change the quantity to ${orderable}.`,
    );
  }
  if (product.can_backorder) return;
  if (product.stock <= 0) throw new AppError('conflict', `${line} is out of stock. Remove it or request a quote.`);
  if (product.stock < qty) {
    throw new AppError('conflict', `${line}: only ${product.stock} in stock, you ordered ${qty}. Reduce the quantity.`);
  }
}

function toQuoteText(line: string, reason: QuoteReason, { price_until }: Read['found'][number]): string {
  switch (reason) {
    case 'no price':
      return `${line} has no price: it is quoted on request.`;
    case 'price expired':
      return `The price of ${line} expired on ${formatDay(price_until!)}.`;
    case 'no GST rate':
      return `${line} has no GST rate yet and can’t be ordered.`;
  }
}

function repeat({ id, total_paise, status, ...earlier }: NonNullable<Read['earlier']>, request_hash: string) {
  if (earlier.request_hash !== request_hash || id === null || total_paise === null) {
    throw new AppError(
      'reused_key',
      'This order was already sent with different contents. Reload the cart and place it again.',
    );
  }
  return placed(id, total_paise, status);
}

function placed(id: number, total_paise: number, status: OrderStatus) {
  return { message: messageOf(id, status), id, total: toRupees(total_paise), status };
}

function messageOf(id: number, status: OrderStatus): string {
  if (status === 'pending approval') return `Order ${id} needs approval.`;
  return status === 'on hold' ? `Order ${id} is on hold. ${CREDIT_HOLD_NOTE}` : `Order ${id} placed.`;
}

/** Distinguishes a retry from another request with the same key. */
function hashOf({ items, po_number, po_date, notes, ship_address_id, need_by, ...order }: CreateOrder): string {
  const request = JSON.stringify([
    ...[mergeItems(items), po_number, po_date, notes, ship_address_id ?? null, need_by],
    ...[order.cost_centre_id ?? null, order.po_file ?? null],
  ]);
  return createHash('sha256').update(request).digest('hex');
}

/** Stock has changed, or a request with the same key was faster: read again. */
function isStale(error: unknown): boolean {
  return error instanceof GuardFailed || errorCode(error) === '23505';
}
