import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { breakFor, qtyFault } from '#contracts/catalog/terms.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { CreateOrder } from '#contracts/orders/portal.ts';
import { catalog } from '#db/catalog-view.ts';
import { addresses } from '#db/schema/companies.ts';
import { CALLER, type ChosenBuyer, inQuery } from '../companies/buyer.ts';
import { stepsToShow } from '../approvals/approval-steps.ts';
import { initialStatus, mustAsk, needsApproval, orderRules, spendingOf } from '../companies/rules.ts';
import { deliveryTerms, promiser } from '../delivery/promises.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import {
  type LineAmounts,
  inRupees,
  mergeItems,
  priceAt,
  priceLine,
  reasonToQuote,
  sumLines,
  taxParts,
  totalsOf,
} from './pricing.ts';

/** Query of a cart's products in the company, active or not. */
export function cartProducts(ids: number[], company_id: SQL = myCompany) {
  const { id, sku, name, brand, unit, hsn, stock, active } = catalog;
  const { price_paise, price_per, price_breaks, price_from, price_until, is_price_expired, gst_rate_bp } = catalog;
  const { min_qty, qty_multiple, lead_days, can_backorder } = catalog;
  return (
    db
      // Named columns: a full row also has search text and the data sheet, and a cart may have 2,000 products.
      .select({
        ...{ id, sku, name, brand, unit, hsn, stock, active },
        ...{ price_paise, price_per, price_breaks, price_from, price_until, is_price_expired, gst_rate_bp },
        ...{ min_qty, qty_multiple, lead_days, can_backorder },
      })
      .from(catalog)
      // One parameter whatever the number of products.
      .where(and(eq(catalog.company_id, company_id), sql`${id} = any(${sql.param(ids)}::bigint[])`))
  );
}

/** Query of the ship-to address: the requested one, else the default, else the first. */
export function shipAddress(id: number | null | undefined, company_id: SQL = myCompany) {
  const mine = and(eq(addresses.company_id, company_id), isNull(addresses.archived_at));
  return db
    .select()
    .from(addresses)
    .where(id ? and(mine, eq(addresses.id, id)) : mine)
    .orderBy(desc(addresses.is_default), addresses.id)
    .limit(1);
}

/**
 * Prices a cart at current prices and stock, taxed for the ship-to address (inter-State if there is none). Unknown
 * products are left out; discontinued ones and those without a valid price are listed separately. A product without a GST rate is
 * summed up without tax (specification §9), although it cannot be ordered. Also says which company
 * rules would apply to the order, and when each line arrives. Staff price the cart of a buyer.
 */
export async function priceCart(
  actor: Caller,
  { items, ship_address_id }: Pick<CreateOrder, 'items' | 'ship_address_id'>,
  chosen?: ChosenBuyer,
) {
  const buyer = chosen ? inQuery(chosen) : CALLER;
  const merged = mergeItems(items);
  const [me, found, [address], [rules], terms] = await asActor(actor, [
    cartProducts(
      merged.map((item) => item.product_id),
      buyer.company_id,
    ),
    shipAddress(ship_address_id, buyer.company_id),
    orderRules(buyer),
    deliveryTerms(ship_address_id, buyer.company_id),
  ]);
  const promise = promiser(terms);
  const place = address ?? { state: '' };
  const sold = found.filter(({ active }) => active);
  const withReason = (...reasons: ReturnType<typeof reasonToQuote>[]) =>
    sold.filter((product) => reasons.includes(reasonToQuote(product)));
  const priced = new Map(withReason(null, 'no GST rate').map((product) => [product.id, product]));
  const lines = merged.flatMap(({ product_id, qty }) => {
    const product = priced.get(product_id);
    return product ? [{ product, qty, amounts: priceLine(priceAt(product, qty), qty, place) }] : [];
  });
  const sums = sumLines(lines.map((line) => line.amounts));
  const person = chosen ?? me;
  const { status } = initialStatus(person, rules!, sums.total_paise);
  return {
    lines: lines.map((line) => ({ ...cartLine(line), delivery: promise(line.product, line.qty) })),
    discontinued: found.filter(({ active }) => !active).map(({ id }) => id),
    expired: withReason('price expired').map(({ id, price_until }) => ({ product_id: id, until: price_until! })),
    unpriced: withReason('no price').map(({ id }) => id),
    totals: totalsOf(sums),
    po_required: rules!.po_required,
    needs_approval: needsApproval(person, rules!, sums.total_paise),
    steps: mustAsk(person, rules!) ? stepsToShow(rules!) : [],
    approvers: rules!.approvers.map(({ name }) => name),
    over_credit: status === 'on hold',
    spending: spendingOf(rules!),
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
    price: toRupees(priceAt(product, qty).price_paise),
    price_per: product.price_per,
    base_price: toRupees(product.price_paise),
    price_from: product.price_from,
    price_break: breakFor(inRupees(product.price_breaks), qty) ?? null,
    next_break: inRupees(product.price_breaks).find((each) => each.qty > qty) ?? null,
    orderable_qty: orderableQty(qty, product),
    qty_fault: qtyFault(qty, product),
    gst_rate: toPercent(product.gst_rate_bp),
    stock: product.stock,
    can_backorder: product.can_backorder,
    total: toRupees(amounts.taxable_paise),
    tax: toRupees(amounts.total_paise - amounts.taxable_paise),
  };
}
