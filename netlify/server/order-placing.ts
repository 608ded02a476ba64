import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type CreateOrder, EMPTY_ORDER, type OrderItem } from '#contracts/orders.ts';
import { formatRupees, toRupees } from '#contracts/money.ts';
import { products } from '#db/schema/catalog.ts';
import type { addresses } from '#db/schema/companies.ts';
import { idempotency, order_history, order_lines, orders, outbox } from '#db/schema/orders.ts';
import { addressLine } from './companies.ts';
import { asActor, db, errorCode, type Me, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { cartProducts, nextOrderId, shipAddress } from './orders.ts';
import { mergeItems, priceLine, sumLines } from './pricing.ts';
import type { Caller } from './session.ts';

/** How often a buyer whose stock or price moved between reading and writing is decided anew before being told to retry. */
const ATTEMPTS = 4;

/**
 * Places an order: one read, a decision here, one guarded batch. Stock, order, lines, history, mail and idempotency key
 * are written together or not at all. 404 for a product or address the company does not have, 409 for stock or a
 * discontinued product (the message names the line), 422 for a key that was used with another request.
 */
export async function createOrder(actor: Caller, body: CreateOrder) {
  const request_hash = hashOf(body);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const read = await readForOrder(actor, body);
    if (read.earlier) return repeat(read.earlier, request_hash);
    const order = decide(read, body);
    try {
      await write(actor, read, order, body, request_hash);
      return placed(order.id, order.sums.total_paise);
    } catch (error) {
      if (!isStale(error)) throw error;
    }
  }
  throw new AppError('conflict', 'Stock or prices are changing right now. Nothing was ordered: try again.');
}

type Read = Awaited<ReturnType<typeof readForOrder>>;
type Placing = ReturnType<typeof decide>;

async function readForOrder(actor: Caller, { items, ship_address_id, idempotency_key }: CreateOrder) {
  const [me, found, [address], nextId, earlier] = await asActor(actor, [
    cartProducts([...new Set(items.map((item) => item.product_id))]),
    shipAddress(ship_address_id),
    nextOrderId(),
    db
      .select({ request_hash: idempotency.request_hash, id: orders.id, total_paise: orders.total_paise })
      .from(idempotency)
      .innerJoin(orders, eq(orders.id, idempotency.order_id))
      .where(and(eq(idempotency.user_id, actor.uid), eq(idempotency.key, idempotency_key ?? ''))),
  ]);
  return { me, found, address, id: Number(nextId.rows[0]!.id), earlier: earlier[0] };
}

/** Prices the lines or refuses, naming the first line that cannot be had. */
function decide({ found, address, id }: Read, body: CreateOrder) {
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
    return { product, qty, amounts: priceLine(product, qty, address.state) };
  });
  const sums = sumLines(lines.map((line) => line.amounts));
  if (!Number.isSafeInteger(sums.total_paise)) throw new AppError('invalid', EMPTY_ORDER);
  return { id, address, lines, sums };
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

async function write(
  actor: Caller,
  { me }: Read,
  order: Placing,
  body: CreateOrder,
  request_hash: string,
): Promise<void> {
  const { id, address, lines, sums } = order;
  const company_id = me.company_id!;
  const status = 'placed' as const;
  await asActor(actor, [
    ...takeStock(lines),
    db.insert(orders).values({
      id,
      company_id,
      user_id: me.id,
      po_number: body.po_number,
      notes: body.notes,
      status,
      ...shipTo(address),
      ...sums,
    }),
    db.insert(order_lines).values(lines.map((line, index) => lineRow(line, index + 1, id, company_id))),
    db.insert(order_history).values({ order_id: id, company_id, status, user_id: me.id }),
    db.insert(outbox).values(confirmation(me, order, body)),
    // Last: a second request with the same key waits here for the first one and then undoes itself.
    ...(body.idempotency_key
      ? [db.insert(idempotency).values({ user_id: me.id, key: body.idempotency_key, request_hash, order_id: id })]
      : []),
  ]);
}

/**
 * Locks the rows in the order of their ids, whatever the order of the lines, then takes the stock from all of them or
 * raises: too little left, discontinued, or the price or rate is not the one that was shown.
 */
function takeStock(lines: Placing['lines']) {
  const ids = lines.map((line) => line.product.id);
  const wanted = sql.join(
    lines.map(
      ({ product, qty }) =>
        sql`(${product.id}::bigint, ${qty}::int, ${product.price_paise}::bigint, ${product.gst_rate_bp}::int)`,
    ),
    sql`, `,
  );
  return [
    db.select({ id: products.id }).from(products).where(inArray(products.id, ids)).orderBy(products.id).for('update'),
    rows(sql`
      with taken as (
        update products p set stock = p.stock - wanted.qty
        from (values ${wanted}) as wanted (id, qty, price_paise, gst_rate_bp)
        where p.id = wanted.id and p.active and p.stock >= wanted.qty and p.price_paise = wanted.price_paise
          and p.gst_rate_bp is not distinct from wanted.gst_rate_bp
        returning 1)
      select must(count(*) = ${lines.length}, 'stock') from taken`),
  ] as const;
}

function lineRow(
  { product, qty, amounts }: Placing['lines'][number],
  line_no: number,
  order_id: number,
  company_id: number,
) {
  const { id: product_id, sku, name, brand, unit, hsn, price_paise, gst_rate_bp } = product;
  return {
    order_id,
    line_no,
    company_id,
    product_id,
    sku,
    name,
    brand,
    unit,
    hsn,
    qty,
    price_paise,
    gst_rate_bp,
    ...amounts,
  };
}

function shipTo(address: typeof addresses.$inferSelect) {
  return {
    ship_address_id: address.id,
    ship_label: address.label,
    ship_address: addressLine(address),
    ship_state: address.state,
  };
}

function confirmation(me: Me, { id, lines, sums, address }: Placing, { po_number }: CreateOrder) {
  return {
    kind: 'order-placed',
    recipient: me.email,
    payload: {
      order_id: id,
      name: me.name,
      po_number,
      ship_to: `${address.label}, ${addressLine(address)}`,
      lines: lines.map(({ product, qty, amounts }) => ({
        sku: product.sku,
        name: product.name,
        qty,
        unit: product.unit,
        total: formatRupees(toRupees(amounts.taxable_paise)),
      })),
      subtotal: formatRupees(toRupees(sums.subtotal_paise)),
      tax: formatRupees(toRupees(sums.tax_paise)),
      total: formatRupees(toRupees(sums.total_paise)),
    },
  };
}

function repeat(earlier: NonNullable<Read['earlier']>, request_hash: string) {
  if (earlier.request_hash !== request_hash) {
    throw new AppError(
      'reused_key',
      'This order was sent before with other contents. Reload the cart and place it again.',
    );
  }
  return placed(earlier.id, earlier.total_paise);
}

function placed(id: number, total_paise: number) {
  return { message: `Order ${id} placed.`, id, total: toRupees(total_paise) };
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
