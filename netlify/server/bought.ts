import { sql } from 'drizzle-orm';
import type { BoughtProduct } from '#contracts/overview.ts';
import { BOUGHT_PRODUCTS } from '#contracts/overview.ts';
import { toRupees } from '#contracts/money.ts';
import { rows } from './database.ts';

/** Orders that are looked through, the newest first: enough for what a plant buys again, and as quick for any number. */
const ORDERS = 40;

type Row = { items: (Omit<BoughtProduct, 'price'> & { price_paise: number })[] | null };

/** What the caller's company ordered last and can order again: each product once, with the quantity of its last order. */
export const boughtProducts = () =>
  rows<Row>(sql`
    with recent as (
      select id, created_at from orders
      where company_id = app_company() and status <> all(array['rejected', 'cancelled'])
      order by id desc limit ${ORDERS}
    ), bought as (
      select distinct on (l.product_id) l.product_id, l.qty, r.id as order_id, r.created_at
      from recent r join order_lines l on l.order_id = r.id
      where l.product_id is not null
      order by l.product_id, r.id desc
    ), newest as (
      select p.*, b.qty, b.created_at as bought_at, b.order_id
      from bought b join products p on p.id = b.product_id
      where p.active
      order by b.order_id desc, p.name limit ${BOUGHT_PRODUCTS}
    )
    select json_agg(json_build_object(
      'id', id, 'sku', sku, 'name', name, 'brand', brand, 'price_paise', price_paise, 'stock', stock, 'unit', unit,
      'image', (select url from product_images i where i.product_id = newest.id order by i.is_primary desc, i.position limit 1),
      'qty', qty, 'bought_at', to_char(bought_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by order_id desc, name) as items
    from newest`);

/** The answer of `boughtProducts` as the wire carries it. */
export function boughtItems({ rows: [row] }: { rows: Row[] }): BoughtProduct[] {
  return (row?.items ?? []).map(({ price_paise, ...product }) => ({ ...product, price: toRupees(price_paise) }));
}
