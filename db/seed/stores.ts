import type { Client } from '@neondatabase/serverless';
import { daysAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';

const VENDORS = [
  {
    ...{
      name: 'Karam Safety Traders (demo)',
      state: 'Rajasthan',
      address: 'G-1, RIICO Industrial Area, Neemrana 301705',
    },
    ...{ contact_name: 'DEMO Contact', phone: '+91 1494 555 010', email: 'sales@karam-traders.example' },
    ...{ payment_days: 30, lead_days: 7 },
  },
  {
    ...{
      name: 'Deccan Bearings and Seals (demo)',
      state: 'Maharashtra',
      address: 'Plot 44, MIDC Bhosari, Pune 411026',
    },
    ...{ contact_name: 'DEMO Contact', phone: '+91 20 5550 0120', email: 'orders@deccan-bearings.example' },
    ...{ payment_days: 45, lead_days: 12 },
  },
  { name: 'Haryana Electricals (demo)', state: 'Haryana', address: 'Sector 37, Faridabad 121003', lead_days: 5 },
];

/**
 * Vendors, purchase orders for items that are low (a draft, one on the way, one overdue in part), a posted and a begun stock
 * count, and a confirmed order that lacks a line, so that each list of stores has rows.
 */
export async function insertStores(client: Client, created_by: string): Promise<void> {
  await insertRows(client, 'vendors', VENDORS);
  await client.query(
    `update items set bin = chr(65 + (id % 6)::int) || '-' || lpad((id % 12 + 1)::text, 2, '0') || '-' || (id % 4 + 1)`,
  );
  for (const [at, { status, due, received }] of [
    { status: 'part received', due: -3, received: 0.5 },
    { status: 'sent', due: 6, received: 0 },
    { status: 'draft', due: 12, received: 0 },
  ].entries()) {
    const { rows } = await client.query<{ id: string }>(
      `insert into purchase_orders (number, vendor_id, vendor_name, vendor_address, vendor_state, payment_days, status, date,
         due_on, sent_at, created_by)
       select next_invoice_number('PSO', today), v.id, v.name, v.address, v.state, v.payment_days, $1, today - 8, today + $2::int,
         case when $1 <> 'draft' then now() - interval '8 days' end, $3
       from (select (now() at time zone 'Asia/Kolkata')::date as today) d, (select * from vendors order by id offset $4 limit 1) v
       returning id`,
      [status, due, created_by, at],
    );
    await client.query(
      `insert into purchase_order_lines (purchase_order_id, line_no, item_id, sku, name, unit, qty, cost_paise, received_qty)
       select $1, n, id, sku, name, unit, 40, 12500 * n, 40 * $2::numeric
       from (select row_number() over (order by stock, id) as n, i.* from (select * from items order by stock, id offset $3 limit 3) i) i`,
      [rows[0]!.id, received, at * 3],
    );
  }
  await insertCounts(client, created_by);
  await client.query(
    `update order_lines l set stock_qty = 0 from (
       select l.order_id, l.line_no from order_lines l join orders o on o.id = l.order_id
         join products p on p.id = l.product_id join items i on i.id = p.item_id
       where o.status = 'confirmed' and l.kind = 'goods' and l.packed_qty = 0 order by i.stock, l.order_id, l.line_no limit 1) s
     where l.order_id = s.order_id and l.line_no = s.line_no`,
  );
}

/** A count of bins that is posted, with two differences, and one that is half done. */
async function insertCounts(client: Client, created_by: string): Promise<void> {
  for (const { bin, isPosted, started } of [
    { bin: 'B', isPosted: true, started: 9.6 },
    { bin: 'C', isPosted: false, started: 0.4 },
  ]) {
    const { rows } = await client.query<{ id: string }>(
      `insert into stock_counts (scope, created_by, created_at)
       values ('Bin ' || $1::text, $2, $3) returning id`,
      [bin, created_by, daysAgo(started)],
    );
    const id = rows[0]!.id;
    await client.query(
      `insert into stock_count_lines (count_id, line_no, item_id, sku, name, unit, bin)
       select $1, row_number() over (order by bin, lower(sku)), id, sku, name, unit, bin
       from (select * from items where starts_with(bin, $2) order by bin, lower(sku) limit 12) i`,
      [id, bin],
    );
    // The stock is what it became with the differences.
    await client.query(
      `update stock_count_lines l set counted_qty = i.stock, book_qty = i.stock + case line_no when 2 then 3 when 5 then 1 else 0 end,
         cost_paise = i.cost_paise, cost_per = i.cost_per, counted_by = $2, counted_at = $4,
         reason = case line_no when 2 then 'damaged' when 5 then 'not booked out' end
       from items i where l.count_id = $1 and i.id = l.item_id and (line_no <= 6 or $3)`,
      [id, created_by, isPosted, daysAgo(started - 0.2)],
    );
    if (isPosted) {
      await client.query(`update stock_counts set status = 'posted', posted_by = $2, posted_at = $3 where id = $1`, [
        id,
        created_by,
        daysAgo(started - 0.5),
      ]);
    }
  }
}
