import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CreateOrder } from '#contracts/orders.ts';
import { toRupees } from '#contracts/money.ts';
import { products } from '#db/schema/catalog.ts';
import { addresses } from '#db/schema/companies.ts';
import { firstStep, placingRules } from './company-rules.ts';
import { asActor, db, myCompany } from './database.ts';
import { type LineAmounts, mergeItems, priceLine, sumLines, taxParts, totalsOf } from './pricing.ts';
import type { Caller } from './session.ts';

/** The products of a cart, as a query for a batch: only the caller's company's, active or not. */
export function cartProducts(ids: number[]) {
  const { id, sku, name, brand, unit, hsn, price_paise, gst_rate_bp, stock, active } = products;
  return (
    db
      // By name: a row also holds what search and the data sheet are made of, and a cart may have two thousand of them.
      .select({ id, sku, name, brand, unit, hsn, price_paise, gst_rate_bp, stock, active })
      .from(products)
      // One parameter whatever the number of products.
      .where(and(eq(products.company_id, myCompany), sql`${id} = any(${sql.param(ids)}::bigint[])`))
  );
}

/** The address that goods go to, as a query for a batch: the one asked for, else the default, else the first. */
export function shipAddress(id: number | null | undefined) {
  const mine = and(eq(addresses.company_id, myCompany), isNull(addresses.archived_at));
  return db
    .select()
    .from(addresses)
    .where(id ? and(mine, eq(addresses.id, id)) : mine)
    .orderBy(desc(addresses.is_default), addresses.id)
    .limit(1);
}

/**
 * Prices a cart at today's prices and stock, taxed for the ship-to address. Products that the caller's company does not
 * have are left out and those no longer sold are named apart, so that the cart can say which; without any address the
 * supply counts as inter-State. It also says what the company's rules would ask of such an order.
 */
export async function priceCart(
  actor: Caller,
  { items, ship_address_id }: Pick<CreateOrder, 'items' | 'ship_address_id'>,
) {
  const merged = mergeItems(items);
  const [me, found, [address], [rules]] = await asActor(actor, [
    cartProducts(merged.map((item) => item.product_id)),
    shipAddress(ship_address_id),
    placingRules(),
  ]);
  const place = address ?? { state: '' };
  const sold = new Map(found.filter(({ active }) => active).map((product) => [product.id, product]));
  const lines = merged.flatMap(({ product_id, qty }) => {
    const product = sold.get(product_id);
    return product ? [{ product, qty, amounts: priceLine(product, qty, place) }] : [];
  });
  const sums = sumLines(lines.map((line) => line.amounts));
  return {
    lines: lines.map(cartLine),
    discontinued: found.filter(({ active }) => !active).map(({ id }) => id),
    totals: totalsOf(sums),
    po_required: rules!.po_required,
    needs_approval: firstStep(me, rules!, sums.total_paise).status === 'pending approval',
    taxes: taxParts(
      lines.map(({ product, amounts }) => ({ ...amounts, gst_rate_bp: product.gst_rate_bp })),
      place.state,
    ),
  };
}

type CartProduct = Awaited<ReturnType<typeof cartProducts>>[number];

function cartLine({ product, qty, amounts }: { product: CartProduct; qty: number; amounts: LineAmounts }) {
  return {
    product_id: product.id,
    qty,
    price: toRupees(product.price_paise),
    gst_rate: product.gst_rate_bp === null ? null : product.gst_rate_bp / 100,
    stock: product.stock,
    total: toRupees(amounts.taxable_paise),
    tax: toRupees(amounts.total_paise - amounts.taxable_paise),
  };
}
