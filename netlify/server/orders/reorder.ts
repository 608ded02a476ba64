import { and, eq } from 'drizzle-orm';
import { qtyToBuy } from '#contracts/catalog/backorder.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { ReorderLine, ReorderState } from '#contracts/orders/actions.ts';
import { catalog } from '#db/catalog-view.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { primaryImage } from '../catalog/get.ts';
import { priceAt, reasonToQuote } from '../catalog/pricing.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** Compares an order's goods with today's catalogue. 404 for another company's order. */
export async function compareOrder(actor: Caller, id: number): Promise<{ lines: ReorderLine[] }> {
  const [, [order], lines] = await asActor(actor, [
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.company_id, myCompany))),
    db
      .select({ line: order_lines, product: catalog, image: primaryImage })
      .from(order_lines)
      // A product that was moved to another company is no longer in this one's catalogue.
      .leftJoin(catalog, and(eq(catalog.id, order_lines.product_id), eq(catalog.company_id, myCompany)))
      .where(and(eq(order_lines.order_id, id), eq(order_lines.kind, 'goods'), eq(order_lines.company_id, myCompany)))
      .orderBy(order_lines.line_no),
  ]);
  if (!order) throw notFound('order');
  return { lines: lines.map(compare) };
}

type Line = typeof order_lines.$inferSelect;
type Product = typeof catalog.$inferSelect;

function compare({ line, product, image }: { line: Line; product: Product | null; image: string | null }): ReorderLine {
  const state = stateOf(line, product);
  const available = product && ['same', 'price changed', 'short', 'beyond stock'].includes(state);
  return {
    line_no: line.line_no,
    product_id: available ? product.id : null,
    sku: product?.sku ?? line.sku,
    name: product?.name ?? line.name,
    brand: product?.brand ?? line.brand,
    unit: product?.unit ?? line.unit,
    pack: product?.pack ?? null,
    image,
    ordered_qty: line.qty,
    qty: available ? (product.can_backorder ? line.qty : Math.min(line.qty, product.stock)) : 0,
    ordered_price: toRupees(line.price_paise),
    ordered_price_per: line.price_per,
    price: available ? toRupees(priceAt(product, line.qty).price_paise) : null,
    price_per: product?.price_per ?? 1,
    state,
  };
}

/** The most important difference: unavailable, then short stock, then the price. */
function stateOf(line: Line, product: Product | null): ReorderState {
  if (!product) return 'not in catalogue';
  if (!product.active) return 'discontinued';
  if (reasonToQuote(product)) return 'to be quoted';
  if (qtyToBuy(line.qty, product) > 0) return 'beyond stock';
  if (product.stock <= 0) return 'out of stock';
  if (product.stock < line.qty) return 'short';
  const isSame = priceAt(product, line.qty).price_paise === line.price_paise && product.price_per === line.price_per;
  return isSame ? 'same' : 'price changed';
}
