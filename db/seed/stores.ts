import type { Client } from '@neondatabase/serverless';
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
 * Vendors, purchase orders for items that are low (a draft, one on the way, one overdue in part), and a confirmed order that
 * lacks a line, so that each list of stores has rows.
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
  await client.query(
    `update order_lines l set stock_qty = 0 from (
       select l.order_id, l.line_no from order_lines l join orders o on o.id = l.order_id
         join products p on p.id = l.product_id join items i on i.id = p.item_id
       where o.status = 'confirmed' and l.kind = 'goods' and l.packed_qty = 0 order by i.stock, l.order_id, l.line_no limit 1) s
     where l.order_id = s.order_id and l.line_no = s.line_no`,
  );
}
