import type { Client } from '@neondatabase/serverless';
import { dateAgo, daysAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';

/** Vendors, with the categories that they sell. */
const VENDORS = [
  {
    ...{ name: 'Karam Safety Traders (demo)', state: 'Rajasthan', payment_days: 30, lead_days: 7 },
    ...{ address: 'G-1, RIICO Industrial Area, Neemrana 301705', contact_name: 'DEMO Contact' },
    ...{ phone: '+91 1494 555 010', email: 'sales@karam-traders.example', sells: ['Safety & PPE'] },
  },
  {
    ...{ name: 'Deccan Bearings and Seals (demo)', state: 'Maharashtra', payment_days: 45, lead_days: 12 },
    ...{ address: 'Plot 44, MIDC Bhosari, Pune 411026', contact_name: 'DEMO Contact' },
    ...{ phone: '+91 20 5550 0120', email: 'orders@deccan-bearings.example', sells: ['Bearings & power transmission'] },
  },
  {
    ...{ name: 'Haryana Electricals (demo)', state: 'Haryana', payment_days: null, lead_days: 5 },
    ...{ address: 'Sector 37, Faridabad 121003', contact_name: null, phone: null, email: null },
    sells: ['Electricals & lighting'],
  },
  {
    ...{ name: 'Ludhiana Fasteners and Tools (demo)', state: 'Punjab', payment_days: 30, lead_days: 9 },
    ...{ address: 'Focal Point, Phase V, Ludhiana 141010', contact_name: 'DEMO Contact' },
    ...{ phone: '+91 161 555 0144', email: 'dispatch@ludhiana-fasteners.example' },
    sells: ['Fasteners', 'Hand tools', 'Cutting tools & abrasives'],
  },
  {
    ...{ name: 'Rajkot Valves and Pumps (demo)', state: 'Gujarat', payment_days: 15, lead_days: 14 },
    ...{ address: 'GIDC Lodhika, Metoda, Rajkot 360021', contact_name: 'DEMO Contact' },
    ...{ phone: '+91 281 555 0163', email: 'sales@rajkot-valves.example' },
    sells: ['Pipes, valves & fittings', 'Machinery & pumps'],
  },
];

interface Purchase {
  /** Place in VENDORS. */
  vendor: number;
  made: number;
  /** Days from today; negative if it is over. */
  due: number;
  /** Absent: the items with the least stock. */
  skus?: string[];
  status: 'draft' | 'sent' | 'part received' | 'received';
  receipt?: { days_ago: number; document: string; /** Of each line, in percent of the order. */ shares: number[] };
}

/** Most pieces of a line. */
const MOST = 120;

/** The oldest first. */
const PURCHASES: Purchase[] = [
  {
    ...{ vendor: 1, made: 68.3, due: -56, status: 'received', skus: ['BRG-6201-ZZ', 'BRG-6203-2RS', 'BRG-6305-2RS'] },
    receipt: { days_ago: 57.5, document: 'DBS/2026/0897', shares: [100, 100, 100] },
  },
  {
    ...{ vendor: 3, made: 26.7, due: -15, status: 'received' },
    receipt: { days_ago: 16.4, document: 'LFT/26-27/0884', shares: [100, 100, 100] },
  },
  {
    ...{ vendor: 1, made: 15.5, due: -3, status: 'part received' },
    receipt: { days_ago: 4.6, document: 'DBS/2026/1173', shares: [100, 50, 0] },
  },
  { vendor: 2, made: 6.6, due: -1, status: 'sent' },
  { vendor: 0, made: 3.4, due: 6, status: 'sent' },
  { vendor: 4, made: 0.5, due: 14, status: 'draft' },
];

/** Vendors and purchase orders of goods that they sell, each item at 62 to 84% of its lowest selling price. */
export async function insertPurchases(client: Client, created_by: string): Promise<void> {
  const vendors = await insertRows<{ id: string }>(
    client,
    'vendors',
    VENDORS.map(({ sells, ...vendor }) => ({ ...vendor, created_at: daysAgo(400.1) })),
  );
  for (const purchase of PURCHASES) {
    const { made, due, status } = purchase;
    const { rows } = await client.query<{ id: string }>(
      `insert into purchase_orders (number, vendor_id, vendor_name, vendor_address, vendor_state, payment_days, status, date,
         due_on, sent_at, created_by, created_at)
       select next_invoice_number('PSO', $1::date), v.id, v.name, v.address, v.state, v.payment_days, $2, $1::date,
         $3::date, case when $2 <> 'draft' then $4::timestamptz + interval '20 minutes' end, $5, $4
       from vendors v where id = $6 returning id`,
      [dateAgo(made), status, dateAgo(-due), daysAgo(made), created_by, vendors[purchase.vendor]!.id],
    );
    const { id } = rows[0]!;
    await insertPurchaseLines(client, id, {
      categories: VENDORS[purchase.vendor]!.sells,
      skus: purchase.skus ?? null,
      stock: purchase.receipt && !purchase.skus ? MOST : 0,
    });
    if (purchase.receipt) await insertGoodsReceipt(client, { id, created_by, ...purchase.receipt });
  }
}

interface Goods {
  categories: string[];
  skus: string[] | null;
  stock: number;
}

/** The items of the categories with the least stock, but at least so much, or those named; with a quantity by their price. */
async function insertPurchaseLines(client: Client, id: string, { categories, skus, stock }: Goods): Promise<void> {
  await client.query(
    `with lowest as (
       select item_id, min(least(price_paise, (select min((b->>'price_paise')::numeric) from jsonb_array_elements(price_breaks) b))) as paise
       from products where price_per = 1 group by item_id
     )
     insert into purchase_order_lines (purchase_order_id, line_no, item_id, sku, name, unit, qty, cost_paise)
     select $1, row_number() over (order by stock, id), id, sku, name, unit,
       case when paise > 100000 then 12 when paise > 20000 then 40 else $4::numeric end, round(paise * (62 + mod(id * 7, 23)) / 100)
     from (
       select i.*, paise from items i join lowest l on l.item_id = i.id
       where category = any ($2) and stock >= $3 and (sku = any ($5) or $5 is null) order by stock, id limit 3
     ) i`,
    [id, categories, stock, MOST, skus],
  );
}

type Receipt = NonNullable<Purchase['receipt']> & { id: string; created_by: string };

/** What came of a purchase order; the stock of its items includes it. */
async function insertGoodsReceipt(
  client: Client,
  { id, created_by, days_ago, document, shares }: Receipt,
): Promise<void> {
  const [receipt] = await insertRows<{ id: string; code: string }>(client, 'goods_receipts', [
    { purchase_order_id: id, document, created_by, created_at: daysAgo(days_ago) },
  ]);
  await client.query(
    `update purchase_order_lines set received_qty = qty * ($2::numeric[])[line_no] / 100 where purchase_order_id = $1`,
    [id, shares],
  );
  await client.query(
    `insert into goods_receipt_lines (receipt_id, purchase_order_id, line_no, qty)
     select $2, purchase_order_id, line_no, received_qty from purchase_order_lines where purchase_order_id = $1 and received_qty > 0`,
    [id, receipt.id],
  );
  await client.query(
    `insert into stock_adjustments (item_id, change, stock, reason, note, user_id, created_at)
     select l.item_id, l.received_qty, greatest(i.stock, l.received_qty), 'received', p.number || ', ' || $2, $3, $4
     from purchase_order_lines l join purchase_orders p on p.id = l.purchase_order_id join items i on i.id = l.item_id
     where l.purchase_order_id = $1 and l.received_qty > 0`,
    [id, receipt.code, created_by, daysAgo(days_ago)],
  );
}
