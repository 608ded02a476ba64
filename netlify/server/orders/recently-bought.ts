import { sql } from 'drizzle-orm';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { BOUGHT_PRODUCTS, type BoughtProduct } from '#contracts/portal/overview.ts';
import { forSale, type SaleColumns } from '../catalog/pricing.ts';
import { rows } from '../platform/database.ts';

/** Latest orders considered, so that the query is fast for any number of orders. */
const MAX_ORDERS = 40;

type Row = { items: (Omit<BoughtProduct, 'price' | 'to_quote'> & SaleColumns)[] | null };

/** Query of the products that the company ordered last and can order again, each once, with the quantity of its last order. */
export const boughtProducts = () =>
  rows<Row>(sql`
    with recent as (
      select id, created_at from orders
      where company_id = app_company() and status not in ${statusesWith(ORDER_STATES, 'isCalledOff')}
      order by id desc limit ${MAX_ORDERS}
    ), bought as (
      select distinct on (l.product_id) l.product_id, l.qty, r.id as order_id, r.created_at
      from recent r join order_lines l on l.order_id = r.id
      where l.product_id is not null
      order by l.product_id, r.id desc
    ), newest as (
      select p.*, b.qty, b.created_at as bought_at, b.order_id
      from bought b join catalog p on p.id = b.product_id
      where p.active
      order by b.order_id desc, p.name limit ${BOUGHT_PRODUCTS}
    )
    select json_agg(json_build_object(
      'id', id, 'sku', sku, 'name', name, 'brand', brand, 'price_paise', price_paise, 'price_per', price_per, 'gst_rate_bp', gst_rate_bp,
      'is_price_expired', is_price_expired, 'stock', stock, 'can_backorder', can_backorder, 'unit', unit,
      'pack', pack, 'min_qty', min_qty, 'qty_multiple', qty_multiple,
      'image', (select url from item_images i where i.item_id = newest.item_id order by i.is_primary desc, i.position limit 1),
      'qty', qty, 'bought_at', to_char(bought_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by order_id desc, name) as items
    from newest`);

/** The rows of `boughtProducts` for the wire. */
export function boughtItems({ rows: [row] }: { rows: Row[] }): BoughtProduct[] {
  return (row?.items ?? []).map(forSale);
}
