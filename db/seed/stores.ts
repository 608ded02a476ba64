import type { Client } from '@neondatabase/serverless';
import { daysAgo } from './days.ts';
import { insertPurchases } from './purchases.ts';

/**
 * Vendors with purchase orders, a posted and a begun stock count, and a confirmed order that lacks a line, so that each list of
 * stores has rows.
 */
export async function insertStores(client: Client, created_by: string): Promise<void> {
  await client.query(
    `update items set bin = chr(65 + (id % 6)::int) || '-' || lpad((id % 12 + 1)::text, 2, '0') || '-' || (id % 4 + 1)`,
  );
  await insertPurchases(client, created_by);
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
