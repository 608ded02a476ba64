import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CreateOrder, OrderDetail, OrderSummary } from '#contracts/orders.ts';
import { toRupees } from '#contracts/money.ts';
import { products } from '#db/schema/catalog.ts';
import { addresses, users } from '#db/schema/companies.ts';
import { order_history, order_lines, orders } from '#db/schema/orders.ts';
import { asActor, db, myCompany, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { type LineAmounts, mergeItems, priceLine, sumLines, totalsOf } from './pricing.ts';
import type { Caller } from './session.ts';

type Order = typeof orders.$inferSelect;
type ProductRow = typeof products.$inferSelect;

/** One page of the caller's company's orders, newest first, and how many there are. */
export async function listOrders(actor: Caller, { page, size }: { page: number; size: number }) {
  const mine = eq(orders.company_id, myCompany);
  const [, items, total] = await asActor(actor, [
    db
      .select()
      .from(orders)
      .where(mine)
      .orderBy(desc(orders.id))
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(mine),
  ]);
  return { items: items.map(summaryOf), total: total[0]!.count };
}

/** One order with its lines and history. 404 for an id that the caller's company does not have. */
export async function getOrder(actor: Caller, id: number): Promise<{ order: OrderDetail }> {
  const mine = and(eq(orders.company_id, myCompany), eq(orders.id, id));
  const [, [found], lines, history] = await asActor(actor, [
    db
      .select({ order: orders, placed_by: users.name })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(mine),
    db.select().from(order_lines).where(eq(order_lines.order_id, id)).orderBy(order_lines.line_no),
    db.select().from(order_history).where(eq(order_history.order_id, id)).orderBy(order_history.id),
  ]);
  if (!found) throw new AppError('not_found', 'This order was not found.');
  const { order } = found;
  return {
    order: {
      ...summaryOf(order),
      ...totalsOf(order),
      notes: order.notes,
      ship_to: { label: order.ship_label, address: order.ship_address },
      placed_by: found.placed_by,
      lines: lines.map((line) => ({
        ...line,
        price: toRupees(line.price_paise),
        gst_rate: line.gst_rate_bp === null ? null : line.gst_rate_bp / 100,
        taxable: toRupees(line.taxable_paise),
        cgst: toRupees(line.cgst_paise),
        sgst: toRupees(line.sgst_paise),
        igst: toRupees(line.igst_paise),
        total: toRupees(line.total_paise),
      })),
      history: history.map((row) => ({ status: row.status, at: row.created_at.toISOString(), note: row.note })),
    },
  };
}

function summaryOf(order: Order): OrderSummary {
  const { id, po_number, status, total_paise, created_at } = order;
  return { id, po_number, status, total: toRupees(total_paise), created_at: created_at.toISOString() };
}

/** The products of a cart, as a query for a batch: only the caller's company's, active or not. */
export function cartProducts(ids: number[]) {
  return db
    .select()
    .from(products)
    .where(and(eq(products.company_id, myCompany), inArray(products.id, ids)));
}

/** The address that goods go to, as a query for a batch: the one asked for, else the default, else the first. */
export function shipAddress(id: number | null | undefined) {
  const mine = eq(addresses.company_id, myCompany);
  return db
    .select()
    .from(addresses)
    .where(id ? and(mine, eq(addresses.id, id)) : mine)
    .orderBy(desc(addresses.is_default), addresses.id)
    .limit(1);
}

/**
 * Prices a cart at today's prices and stock, taxed for the ship-to address. Products that the caller's company does not
 * have are left out, so that the cart can say which; without any address the supply counts as inter-State.
 */
export async function priceCart(
  actor: Caller,
  { items, ship_address_id }: Pick<CreateOrder, 'items' | 'ship_address_id'>,
) {
  const merged = mergeItems(items);
  const [, found, [address]] = await asActor(actor, [
    cartProducts(merged.map((item) => item.product_id)),
    shipAddress(ship_address_id),
  ]);
  const byId = new Map(found.filter((product) => product.active).map((product) => [product.id, product]));
  const lines = merged.flatMap(({ product_id, qty }) => {
    const product = byId.get(product_id);
    return product ? [{ product, qty, amounts: priceLine(product, qty, address?.state ?? '') }] : [];
  });
  return { lines: lines.map(cartLine), totals: totalsOf(sumLines(lines.map((line) => line.amounts))) };
}

function cartLine({ product, qty, amounts }: { product: ProductRow; qty: number; amounts: LineAmounts }) {
  return {
    product_id: product.id,
    qty,
    price: toRupees(product.price_paise),
    stock: product.stock,
    total: toRupees(amounts.taxable_paise),
    tax: toRupees(amounts.total_paise - amounts.taxable_paise),
  };
}

/** The next order's number, drawn before the batch that uses it; a gap after a refused order is harmless. */
export const nextOrderId = () => rows<{ id: string }>(sql`select nextval('orders_id_seq') as id`);
