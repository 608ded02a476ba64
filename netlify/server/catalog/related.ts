import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { MAX_BOUGHT_WITH, MAX_PAST_PRICES, type Related, type RelatedProduct } from '#contracts/catalog/related.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { asActor, db, myCompany, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { forSale, type SaleColumns } from './pricing.ts';
import { type Candidate, selectAlternatives, selectVariants } from './select-related.ts';

/**
 * Products read on each side of the product, by name and by id. A subcategory of a real catalogue is rarely larger; of a larger
 * one these are the most similar, and the time does not depend on the size of the catalogue.
 */
const SIDE = 80;
/** The product's latest orders, and lines of each, that are read for what is bought with it. */
const MAX_ORDERS = 200;
const MAX_ORDER_LINES = 200;
/** Orders that must have had both products. */
const MIN_COMMON_ORDERS = 2;

type Row = Candidate & SaleColumns & Omit<RelatedProduct, 'price' | 'to_quote'>;

/** Variants, alternatives, what is bought with a product and what was paid for it. 404 for another company's product. */
export async function getRelated(actor: Caller, id: number): Promise<Related> {
  const [, near, together, past] = await asActor(actor, [
    rows<{ products: Row[] | null }>(similarProducts(id)),
    rows<{ products: (Row & { orders: number })[] | null }>(orderedTogether(id)),
    pastPrices(id),
  ]);
  const found = near.rows[0]?.products ?? [];
  const product = found.find((each) => each.id === id);
  if (!product) throw notFound('product');
  const others = found.filter((each) => each !== product);
  const { columns, rows: variants } = selectVariants(product, others);
  return {
    variants: {
      columns,
      rows: variants.map(({ product: each, values }) => ({ ...toWire(each), values, is_current: each.id === id })),
    },
    alternatives: selectAlternatives(product, others).map(({ product: each, differences }) => ({
      ...toWire(each),
      differences,
    })),
    bought_with: (together.rows[0]?.products ?? []).map((each) => ({ ...toWire(each), orders: each.orders })),
    past_prices: past.map(({ created_at, price_paise, ...line }) => ({
      ...line,
      created_at: created_at.toISOString(),
      price: toRupees(price_paise),
    })),
  };
}

const toWire = (row: Row): RelatedProduct => forSale(row);

/** The product itself, and its neighbours in the same subcategory: four short scans of an index. */
function similarProducts(id: number): SQL {
  const mine = sql`p.company_id = ${myCompany} and p.active and p.category = me.category`;
  const byId = (than: SQL, order: SQL) => sql`
    select n.id from me cross join lateral (
      select p.id from products p where ${mine} and p.subcategory = me.subcategory and p.id ${than} me.id
      order by p.id ${order} limit ${SIDE}) as n`;
  const byName = (than: SQL, order: SQL) => sql`
    select n.id from me cross join lateral (
      select p.id, p.subcategory from products p where ${mine} and (p.name_key, p.id) ${than} (me.name_key, me.id)
      order by p.name_key ${order}, p.id ${order} limit ${SIDE}) as n
    where n.subcategory = me.subcategory`;
  return sql`
    with me as materialized (
      select id, category, subcategory, name_key from products where company_id = ${myCompany} and id = ${id}
    ), near as materialized (
      select id from me
      union ${byId(sql`>`, sql`asc`)} union ${byId(sql`<`, sql`desc`)}
      union ${byName(sql`>`, sql`asc`)} union ${byName(sql`<`, sql`desc`)}
    )
    select json_agg(${columns}) as products
    from catalog p where p.company_id = ${myCompany} and p.id in (select id from near)`;
}

/** The products that the company's orders of the last 12 months had together with this one. */
const orderedTogether = (id: number): SQL => sql`
  with latest as materialized (
    select order_id from order_lines where company_id = ${myCompany} and product_id = ${id}
    order by order_id desc limit ${MAX_ORDERS}
  ), together as materialized (
    select l.product_id, count(distinct l.order_id)::int as orders
    from latest join orders o on o.id = latest.order_id
      cross join lateral (
        select product_id, order_id from order_lines where order_id = o.id order by line_no limit ${MAX_ORDER_LINES}) as l
    where o.created_at > now() - interval '12 months' and o.status not in ${statusesWith(ORDER_STATES, 'isCalledOff')}
      and l.product_id <> ${id}
    group by l.product_id having count(distinct l.order_id) >= ${MIN_COMMON_ORDERS}
    order by orders desc, l.product_id limit ${MAX_BOUGHT_WITH * 2}
  ), best as (
    select p.*, t.orders from together t join catalog p on p.id = t.product_id
    where p.company_id = ${myCompany} and p.active
    order by t.orders desc, p.id limit ${MAX_BOUGHT_WITH}
  )
  select json_agg(${columns}::jsonb || jsonb_build_object('orders', p.orders) order by p.orders desc, p.id) as products
  from best p`;

/** The newest order lines of the product. */
const pastPrices = (id: number) =>
  db
    .select({
      order_id: orders.id,
      created_at: orders.created_at,
      qty: order_lines.qty,
      unit: order_lines.unit,
      price_paise: order_lines.price_paise,
      price_per: order_lines.price_per,
    })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(
      and(
        eq(order_lines.company_id, myCompany),
        eq(order_lines.product_id, id),
        notInArray(orders.status, statusesWith(ORDER_STATES, 'isCalledOff')),
      ),
    )
    .orderBy(desc(order_lines.order_id))
    .limit(MAX_PAST_PRICES);

/** A row of the view `catalog`, called `p`, as JSON; the attributes keep their order. */
const columns = sql`json_build_object(
  'id', p.id, 'sku', p.sku, 'name', p.name, 'brand', p.brand, 'price_paise', p.price_paise, 'price_per', p.price_per, 'stock', p.stock, 'can_backorder', p.can_backorder, 'unit', p.unit,
  'pack', p.pack, 'min_qty', p.min_qty, 'qty_multiple', p.qty_multiple, 'active', p.active,
  'gst_rate_bp', p.gst_rate_bp, 'is_price_expired', p.is_price_expired, 'category', p.category, 'subcategory', p.subcategory,
  'attributes', p.attributes,
  'image', (select url from item_images i where i.item_id = p.item_id order by i.is_primary desc, i.position limit 1))`;
