import { type SQL, sql } from 'drizzle-orm';
import { grossOf } from '#db/schema/columns.ts';
import { todayInIndia } from '../platform/time.ts';
import { allOf, column, dayOf, type ReportFilters, type ReportSql } from './report.ts';

const COST_COLUMNS = [column('cost', 'Cost price', 'money'), column('cost_per', 'Cost per', 'number')];
const COST = sql`cost_paise::float8 as cost, case when cost_paise is not null then cost_per end as cost_per`;

/** What a quantity costs at the item's cost price, paise, by the same rule as any price × quantity. */
const costOf = (qty: SQL) => grossOf({ qty, price_paise: sql`cost_paise`, price_per: sql`cost_per` });

/** Items in stock without a sale for some days, the highest value first. */
export function deadStockReport({ days, category }: ReportFilters): ReportSql {
  const since = sql`${todayInIndia} - ${days}::int`;
  return {
    columns: [
      column('sku', 'SKU', 'code'),
      column('label', 'Item', 'text'),
      column('category', 'Category', 'text'),
      column('stock', 'Stock', 'number'),
      column('unit', 'Unit', 'text'),
      column('last_sold', 'Last sold', 'day'),
      ...COST_COLUMNS,
      column('value', 'Value at cost', 'money'),
    ],
    select: sql`
      with sold as (
        select lower(l.sku) as key, max(i.date) as last_sold from invoice_lines l join invoices i on i.id = l.invoice_id
        where i.kind = 'invoice' and i.status <> 'draft' and l.sku <> '' group by 1
      ), dead as (
        select it.sku as key, it.sku, it.name as label, it.category, it.stock, it.unit, last_sold, it.cost_paise, it.cost_per,
          ${costOf(sql`it.stock`)} as value
        from items it left join sold on sold.key = lower(it.sku)
        where it.stock > 0 and ${allOf(
          sql`${dayOf(sql`it.created_at`)} <= ${since}`,
          sql`coalesce(last_sold <= ${since}, true)`,
          category && sql`it.category = ${category}`,
        )}
      )
      select false as is_total, key, sku, label, category, stock::float8 as stock, unit, last_sold::text as last_sold, ${COST},
        value::float8 as value from dead
      union all select true, null, null, 'Total', null, null, null, null, null, null, coalesce(sum(value), 0)::float8 from dead`,
    order: sql`value desc nulls last, key`,
    charted: 'value',
  };
}

/** Items at or below their reorder level, with the quantity to buy, by category: a purchase list. */
export function reorderReport({ category }: ReportFilters): ReportSql {
  return {
    columns: [
      column('sku', 'SKU', 'code'),
      column('label', 'Item', 'text'),
      column('brand', 'Brand', 'text'),
      column('category', 'Category', 'text'),
      column('stock', 'Stock', 'number'),
      column('level', 'Reorder level', 'number'),
      column('qty', 'Suggested quantity', 'number'),
      column('unit', 'Unit', 'text'),
      ...COST_COLUMNS,
      column('value', 'Value at cost', 'money'),
    ],
    select: sql`
      with low as (
        select it.*, greatest((floor((reorder_level - stock)::numeric / qty_multiple) + 1) * qty_multiple, min_qty) as qty
        from items it where reorder_level is not null and stock <= reorder_level and ${allOf(
          category && sql`it.category = ${category}`,
        )}
      )
      select false as is_total, sku as key, sku, name as label, brand, category, stock::float8 as stock,
        reorder_level::float8 as level, qty::float8 as qty, unit, ${COST}, ${costOf(sql`qty`)}::float8 as value
      from low
      union all select true, null, null, 'Total', null, null, null, null, null, null, null, null,
        coalesce(sum(${costOf(sql`qty`)}), 0)::float8 from low`,
    order: sql`category nulls last, label, key`,
    charted: null,
  };
}
