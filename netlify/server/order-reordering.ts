import { and, eq } from 'drizzle-orm';
import type { ReorderLine, ReorderState } from '#contracts/order-actions.ts';
import { toRupees } from '#contracts/money.ts';
import { products } from '#db/schema/catalog.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { asActor, db, myCompany } from './database.ts';
import { AppError } from './http/errors.ts';
import { primaryImage } from './product.ts';
import type { Caller } from './session.ts';

/** An order's goods against today's catalogue. 404 for an order that the caller's company does not have. */
export async function compareOrder(actor: Caller, id: number): Promise<{ lines: ReorderLine[] }> {
  const [, [order], lines] = await asActor(actor, [
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.company_id, myCompany))),
    db
      .select({ line: order_lines, product: products, image: primaryImage })
      .from(order_lines)
      // A product that has moved to another company is, to this one, not in the catalogue.
      .leftJoin(products, and(eq(products.id, order_lines.product_id), eq(products.company_id, myCompany)))
      .where(and(eq(order_lines.order_id, id), eq(order_lines.kind, 'goods'), eq(order_lines.company_id, myCompany)))
      .orderBy(order_lines.line_no),
  ]);
  if (!order) throw new AppError('not_found', 'This order was not found.');
  return { lines: lines.map(compare) };
}

type Line = typeof order_lines.$inferSelect;
type Product = typeof products.$inferSelect;

function compare({ line, product, image }: { line: Line; product: Product | null; image: string | null }): ReorderLine {
  const state = stateOf(line, product);
  const available = product && ['same', 'price changed', 'short'].includes(state);
  return {
    line_no: line.line_no,
    product_id: available ? product.id : null,
    sku: product?.sku ?? line.sku,
    name: product?.name ?? line.name,
    brand: product?.brand ?? line.brand,
    unit: product?.unit ?? line.unit,
    image,
    ordered_qty: line.qty,
    qty: available ? Math.min(line.qty, product.stock) : 0,
    ordered_price: toRupees(line.price_paise),
    price: available ? toRupees(product.price_paise) : null,
    state,
  };
}

/** What a reader has to know first: that it cannot be had, then that there is less, then that it costs something else. */
function stateOf(line: Line, product: Product | null): ReorderState {
  if (!product) return 'not in catalogue';
  if (!product.active) return 'discontinued';
  if (product.stock <= 0) return 'out of stock';
  if (product.stock < line.qty) return 'short';
  return product.price_paise === line.price_paise ? 'same' : 'price changed';
}
