import { type SQL, sql } from 'drizzle-orm';
import { FREIGHT, NOT_IN_CATALOGUE } from '#contracts/reports/table.ts';
import {
  allOf,
  column,
  groupColumn,
  groupLabel,
  inPeriod,
  orderOf,
  percent,
  type ReportFilters,
  type ReportSql,
  type RowKind,
} from './report.ts';

const CENTRE = sql`coalesce(orders.cost_centre, 'No cost centre')`;

/** Key and label of the group of a line `l` of a document `i`. */
const GROUPS: Record<RowKind, { key: SQL; label: SQL }> = {
  month: { key: sql`left(i.date::text, 7)`, label: sql`left(i.date::text, 7)` },
  company: { key: sql`i.company_id::text`, label: sql`c.name` },
  // Quoted goods outside the catalogue and freight have no SKU, only a name.
  product: { key: sql`coalesce(nullif(upper(l.sku), ''), l.name)`, label: sql`l.name` },
  category: { key: lineCategory(), label: lineCategory() },
  state: { key: sql`i.place_of_supply`, label: sql`i.place_of_supply` },
  staff: { key: sql`coalesce(seller.id::text, '')`, label: sql`coalesce(seller.name, 'Not recorded')` },
  plant: { key: sql`orders.ship_label`, label: sql`orders.ship_label` },
  cost_centre: { key: CENTRE, label: CENTRE },
  buyer: { key: sql`orders.user_id::text`, label: sql`buyer.name` },
};

function lineCategory(): SQL {
  return sql`case when ol.kind = 'freight' then ${FREIGHT} else coalesce(it.category, ${NOT_IN_CATALOGUE}) end`;
}

/** Cancelled without a credit note, or with a cancelled IRN: no supply, as in GSTR-1 (gst/read-documents.ts). */
const NOT_VOID = sql`not (i.status = 'cancelled' and not exists (select from invoices note where note.credits_id = i.id))
  and i.irn_cancelled_at is null and o.irn_cancelled_at is null`;

/** The joins that a grouping or a filter needs, and no others. */
function joins({ by, category, plant }: ReportFilters): SQL {
  const needsItem = by === 'category' || category;
  const needsOrder = by === 'staff' || by === 'plant' || by === 'cost_centre' || by === 'buyer' || plant;
  return sql.join(
    [
      sql`left join invoices o on o.id = coalesce(i.credits_id, i.debits_id)`,
      by === 'company' ? sql`join companies c on c.id = i.company_id` : sql``,
      needsItem
        ? sql`left join order_lines ol on ol.order_id = i.order_id and ol.line_no = l.order_line_no
            left join products p on p.id = ol.product_id left join items it on it.id = p.item_id`
        : sql``,
      needsOrder ? sql`join orders on orders.id = i.order_id` : sql``,
      by === 'buyer' ? sql`join users buyer on buyer.id = orders.user_id` : sql``,
      by === 'staff'
        ? sql`left join quotes q on q.id = orders.quote_id
            left join confirmed on confirmed.order_id = i.order_id and q.id is null
            left join users seller on seller.id = coalesce(q.created_by, confirmed.user_id)`
        : sql``,
    ],
    sql` `,
  );
}

/** Who first confirmed each order. */
const CONFIRMED = sql`confirmed as materialized (
  select distinct on (order_id) order_id, user_id from order_history
  where status = 'confirmed' and user_id is not null order by order_id, id)`;

/** The lines of the period's documents with the sign of their value, their group, and `more`. */
function soldLines(filters: ReportFilters, more: { columns: SQL; joins: SQL }): SQL {
  const { key, label } = GROUPS[filters.by!];
  const { company_id, category, state, plant } = filters;
  return sql`${filters.by === 'staff' ? sql`${CONFIRMED},` : sql``} sold as (
    select ${key} as key, ${label} as label, i.kind, case i.kind when 'credit note' then -1 else 1 end as sign,
      l.taxable_paise, ${more.columns}
    from invoices i join invoice_lines l on l.invoice_id = i.id ${joins(filters)} ${more.joins}
    where i.status <> 'draft' and ${allOf(
      inPeriod(sql`i.date`, filters),
      NOT_VOID,
      company_id !== undefined && sql`i.company_id = ${company_id}`,
      category && sql`${lineCategory()} = ${category}`,
      state && sql`i.place_of_supply = ${state}`,
      plant && sql`orders.ship_label = ${plant}`,
    )})`;
}

const ofKind = (kind: string) => sql`coalesce(sum(taxable_paise) filter (where kind = ${kind}), 0)::float8`;
const NET = sql`coalesce(sum(sign * taxable_paise), 0)`;

/** Invoices, debit notes and credit notes of the period, and what they come to; a buyer's spend is the same seen from the other side. */
export function salesReport(filters: ReportFilters, net = 'Net sales'): ReportSql {
  const by = filters.by!;
  const isProduct = by === 'product';
  const lines = soldLines(filters, {
    columns: sql`case when l.value_only then 0 else l.qty end as qty, l.unit`,
    joins: sql``,
  });
  return {
    columns: [
      ...(isProduct ? [column('sku', 'SKU', 'code')] : []),
      groupColumn(by),
      ...(isProduct ? [column('qty', 'Quantity', 'number'), column('unit', 'Unit', 'text')] : []),
      column('invoices', 'Invoices', 'money'),
      column('debits', 'Debit notes', 'money'),
      column('credits', 'Credit notes', 'money'),
      column('net', net, 'money'),
      column('share', 'Share', 'percent'),
    ],
    select: sql`with ${lines}
      select ${groupLabel}, case when grouping(key) = 0 then key end as sku,
        case when grouping(key) = 0 then sum(sign * qty)::float8 end as qty, case when grouping(key) = 0 then max(unit) end as unit,
        ${ofKind('invoice')} as invoices, ${ofKind('debit note')} as debits, ${ofKind('credit note')} as credits,
        ${NET}::float8 as net,
        ${percent(sql`sum(sign * taxable_paise)`, sql`(select sum(sign * taxable_paise) from sold)`)} as share
      from sold group by grouping sets ((key), ())`,
    order: orderOf(by, 'net'),
    charted: 'net',
  };
}

/** Net sales with the part whose cost is known, its cost and its margin. */
export function marginReport(filters: ReportFilters): ReportSql {
  const by = filters.by!;
  const lines = soldLines(filters, {
    columns: sql`cost.cost_paise is not null as is_known,
      -- Goods that come back cost their part of the invoiced line; a value has no cost.
      case when l.value_only or cost.cost_paise is null then 0
        when o.id is null then cost.cost_paise
        else round(cost.cost_paise * l.qty::numeric / original.qty) end as cost_paise`,
    joins: sql`left join invoice_costs cost
        on cost.invoice_id = coalesce(o.id, i.id) and cost.order_line_no = l.order_line_no
      left join invoice_lines original on original.invoice_id = o.id and original.order_line_no = l.order_line_no`,
  });
  const known = sql`coalesce(sum(sign * taxable_paise) filter (where is_known), 0)`;
  const cost = sql`coalesce(sum(sign * cost_paise), 0)`;
  return {
    columns: [
      ...(by === 'product' ? [column('sku', 'SKU', 'code')] : []),
      groupColumn(by),
      column('net', 'Net sales', 'money'),
      column('known', 'Sales with a cost price', 'money'),
      column('cost', 'Cost', 'money'),
      column('margin', 'Margin', 'money'),
      column('rate', 'Margin %', 'percent'),
    ],
    select: sql`with ${lines}
      select ${groupLabel}, case when grouping(key) = 0 then key end as sku, ${NET}::float8 as net, ${known}::float8 as known,
        ${cost}::float8 as cost, (${known} - ${cost})::float8 as margin, ${percent(sql`${known} - ${cost}`, known)} as rate
      from sold group by grouping sets ((key), ())`,
    order: orderOf(by, 'margin'),
    charted: 'margin',
  };
}
