import { type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import type { ShortItem } from '#contracts/stores/stock.ts';
import { products } from '#db/schema/catalog.ts';
import { asActor, guard, orConflict, rows } from '../platform/database.ts';
import { matches, type Paging } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { allocateTo, lockForAllocation } from './allocate.ts';
import { demand, expected, shortLines } from './demand.ts';

/** Orders named in a row. */
const MAX_ORDERS = 10;

/** The vendor and cost of an item's last purchase order that was not cancelled, as a row `last`; the item is `i`. */
export const lastBought = (item_id: SQL) => sql`(
  select v.id as vendor_id, v.name as vendor, v.active, v.lead_days, pl.cost_paise, pl.cost_per
  from purchase_order_lines pl join purchase_orders po on po.id = pl.purchase_order_id join vendors v on v.id = po.vendor_id
  where pl.item_id = ${item_id} and po.status <> 'cancelled' order by po.id desc limit 1)`;

type Row = Pick<
  ShortItem,
  'sku' | 'name' | 'unit' | 'short' | 'free' | 'on_order' | 'to_buy' | 'needed_on' | 'orders'
> & {
  item_id: string;
  order_count: number;
  vendor_id: string | null;
  vendor: string | null;
  cost_paise: number | null;
  cost_per: number;
  total: number;
};

interface ListQuery extends Paging {
  q: string | null;
  buy?: 'yes' | undefined;
  sort?: string | undefined;
}

/** Items that orders are short of, the earliest need first. One statement, because few items are short. */
export async function listShort(actor: Caller, { q, buy, sort = 'needed_asc', page, size }: ListQuery) {
  const found = matches(products.search_text, q);
  const isDescending = sql.raw(sort.endsWith('_desc') ? 'desc' : '');
  const order = sort.startsWith('sku') ? sql`lower(i.sku) ${isDescending}` : sql`needed_on ${isDescending} nulls last`;
  const [, { rows: list }] = await asActor(actor, [
    rows<Row>(sql`
      with lacking as (
        select item_id, sum(short) as short, min(needed_on) as needed_on, count(distinct order_id)::int as order_count
        from ${demand} where short > 0 group by item_id
      ), coming as (
        select item_id, sum(qty) as qty, min(due_on) as due_on from ${expected} group by item_id
      ), listed as (
        select i.id, i.sku, i.name, i.unit, i.stock, i.cost_paise, i.cost_per, short, needed_on, order_count, c.qty as coming, c.due_on,
          greatest(0, short - i.stock - coalesce(c.qty, 0)) as to_buy
        from lacking l join items i on i.id = l.item_id left join coming c on c.item_id = l.item_id
        ${found ? sql`where i.id in (select item_id from products where ${found})` : sql``}
      )
      select i.id as item_id, i.sku, i.name, i.unit, i.short::float8, i.stock::float8 as free, i.to_buy::float8,
        i.needed_on::text, i.order_count,
        case when coming is not null then json_build_object('qty', coming, 'due_on', due_on) end as on_order,
        (select json_agg(order_id) from (
          select distinct order_id, min(needed_on) over (partition by order_id) as day from ${demand}
          where demand.item_id = i.id and short > 0 order by day nulls last, order_id limit ${MAX_ORDERS}) o) as orders,
        case when last.active then last.vendor_id end as vendor_id, last.vendor, coalesce(last.cost_paise, i.cost_paise)::float8 as cost_paise,
        coalesce(last.cost_per, i.cost_per) as cost_per, (count(*) over ())::int as total
      from listed i left join lateral ${lastBought(sql`i.id`)} as last on true
      ${buy ? sql`where to_buy > 0` : sql``}
      order by ${order}, i.id limit ${size} offset ${(page - 1) * size}`),
  ]);
  return { items: list.map(shortItem), total: list[0]?.total ?? 0 };
}

function shortItem({ item_id, vendor_id, vendor, cost_paise, total: _, ...row }: Row): ShortItem {
  return {
    ...row,
    item_id: Number(item_id),
    vendor: vendor_id === null ? null : { id: Number(vendor_id), name: vendor! },
    cost: toRupees(cost_paise),
  };
}

/** Allocates the free stock of an item to the orders that are short of it. The contract lists the refusals. */
export async function allocateStock(actor: Caller, { item_id }: { item_id: number }) {
  const item = sql`select ${item_id}::bigint`;
  await orConflict(
    asActor(actor, [
      ...lockForAllocation(item),
      guard('free', sql`exists (select 1 from items where id = ${item_id} and stock > 0)`),
      guard('short', sql`exists (select 1 ${shortLines(item)})`),
      ...allocateTo(item),
    ]),
    'Nothing to allocate: no stock is free, or no order is short of it.',
  );
  return { message: 'Stock allocated. The owners of the orders get an email.' };
}
