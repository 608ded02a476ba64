import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { addProduct, addUser } from '../fixtures.ts';
import { addQuote, TODAY } from '../quote-fixtures.ts';
import { pool } from '../pool.ts';

/** The id of a product's item. */
export async function itemOf(api: Api, product_id: number): Promise<number> {
  const [row] = await api.sql<{ id: string }>('select item_id as id from products where id = $1', [product_id]);
  return Number(row!.id);
}

/** Adds a vendor; returns its id. */
export async function addVendor(api: Api, name: string, lead_days: number | null = null): Promise<number> {
  const [row] = await api.sql<{ id: string }>('insert into vendors (name, lead_days) values ($1, $2) returning id', [
    name,
    lead_days,
  ]);
  return Number(row!.id);
}

let serial = 0;

/** Adds a purchase order of one line, sent unless `status` says otherwise; returns its id. */
export async function addPurchaseOrder(
  api: Api,
  line: { vendor_id: number; item_id: number; qty?: number; cost_paise?: number; due_on?: string | null },
  status = 'sent',
): Promise<number> {
  const { vendor_id, item_id, qty = 10, cost_paise = 5000, due_on = null } = line;
  const [row] = await api.sql<{ id: string }>(
    `insert into purchase_orders (number, vendor_id, vendor_name, status, date, due_on, created_by)
     select 'PSO/2526/' || lpad($4::text, 6, '0'), v.id, v.name, $2, ${TODAY}, $3, (select min(id) from users)
     from vendors v where v.id = $1 returning id`,
    [vendor_id, status, due_on, ++serial],
  );
  const id = Number(row!.id);
  await api.sql(
    `insert into purchase_order_lines (purchase_order_id, line_no, item_id, sku, name, unit, qty, cost_paise)
     select $1, 1, id, sku, name, unit, $3, $4 from items where id = $2`,
    [id, item_id, qty, cost_paise],
  );
  return id;
}

/** Adds a stock count of these items, of each of which one more than in the books is counted; returns its id. */
export async function addStockCount(api: Api, item_ids: number[]): Promise<number> {
  const [row] = await api.sql<{ id: string }>(
    `insert into stock_counts (scope, created_by) select 'Bin EX-01', min(id) from users returning id`,
  );
  const id = Number(row!.id);
  await api.sql(
    `insert into stock_count_lines (count_id, line_no, item_id, sku, name, unit, bin, counted_qty, book_qty, counted_by, counted_at)
     select $1, row_number() over (order by id), id, sku, name, unit, bin, 10, 9, (select min(id) from users), now()
     from items where id = any($2::bigint[])`,
    [id, item_ids],
  );
  return id;
}

/** Adds a confirmed order that lacks all of its line, as an accepted quote does for an item that was not in stock; returns its id. */
export async function addShortOrder(
  api: Api,
  owner: { company_id: number; user_id: number },
  line: { product_id: number; qty: number },
  { need_by = null, status = 'confirmed' }: { need_by?: string | null; status?: string } = {},
): Promise<number> {
  const quote = await addQuote(api, owner, { status: 'accepted', lines: [line] });
  const [order] = await api.sql<{ id: string }>(
    `insert into orders (company_id, user_id, status, ship_address_id, ship_label, ship_address, ship_state, quote_id,
       subtotal_paise, tax_paise, shipping_paise, total_paise, need_by)
     select q.company_id, $2, $3, q.ship_address_id, 'Main works', 'Plot 1', q.ship_state, q.id,
       q.subtotal_paise, q.tax_paise, q.shipping_paise, q.total_paise, $4
     from quotes q where q.id = $1 returning id`,
    [quote, owner.user_id, status, need_by],
  );
  const id = Number(order!.id);
  const columns = `company_id, kind, product_id, sku, name, brand, unit, hsn, qty, price_paise, price_per, discount_paise,
    gst_rate_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise`;
  await api.sql(
    `insert into order_lines (order_id, line_no, stock_qty, ${columns})
     select $1, line_no, 0, ${columns} from quote_lines where quote_id = $2`,
    [id, quote],
  );
  return id;
}

/** Valid parameters for the calls of stores. */
export async function addStoresExamples(api: Api, company_id: number): Promise<Record<string, Example>> {
  const user = await addUser(api, company_id);
  const owner = { company_id, user_id: user.id };
  const item = await itemOf(api, await addProduct(api, company_id, { bin: 'EX-01' }));
  const vendor_id = await addVendor(api, `Example vendor ${item}`);
  const shown = await addPurchaseOrder(api, { vendor_id, item_id: item });
  await api.sql(`insert into goods_receipts (purchase_order_id, created_by) select $1, min(id) from users`, [shown]);
  const [sent, drafts] = [
    await pool(() => addPurchaseOrder(api, { vendor_id, item_id: item })),
    await pool(() => addPurchaseOrder(api, { vendor_id, item_id: item }, 'draft')),
  ];
  const short = await pool(async () => {
    const product_id = await addProduct(api, company_id);
    await addShortOrder(api, owner, { product_id, qty: 2 });
    return itemOf(api, product_id);
  });
  const toMove = await pool(async () => itemOf(api, await addProduct(api, company_id)));
  const counted = await addStockCount(api, [item]);
  await api.sql(
    `insert into stock_adjustments (item_id, change, stock, reason, user_id, count_id)
     select $1, 1, 101, 'counted', min(id), $2 from users`,
    [item, counted],
  );
  const [toEnter, toCancel] = [
    await pool(() => addStockCount(api, [item])),
    await pool(() => addStockCount(api, [item])),
  ];
  // Each of an item of its own: once one count is posted, the others of its item have to be counted again.
  const toPost = await pool(async () => addStockCount(api, [await itemOf(api, await addProduct(api, company_id))]));
  return {
    '/api/admin/stock-count-get': { query: `id=${counted}` },
    '/api/admin/stock-count-sheet': { query: `id=${counted}` },
    '/api/admin/stock-count-start': { body: () => ({ bin_from: 'EX-01' }) },
    '/api/admin/stock-count-enter': { body: () => ({ id: toEnter(), lines: [{ line_no: 1, qty: 3, was: 10 }] }) },
    '/api/admin/stock-count-post': {
      body: () => ({ id: toPost(), version: 1, lines: [{ line_no: 1, reason: 'not booked in' }] }),
    },
    '/api/admin/stock-count-cancel': { body: () => ({ id: toCancel() }) },
    '/api/admin/stock-allocate': { body: () => ({ item_id: short() }) },
    '/api/admin/item-move': { body: () => ({ item_id: toMove(), bin: 'EX-09', bin_was: null }) },
    '/api/admin/vendor-save': { body: () => ({ name: `Example vendor ${item}-${++serial}` }) },
    '/api/admin/purchase-order-get': { query: `id=${shown}` },
    '/api/admin/purchase-order-pdf': { query: `id=${shown}` },
    '/api/admin/purchase-order-save': {
      body: () => ({ vendor_id, lines: [{ item_id: item, qty: 4, cost: 12.5 }] }),
    },
    '/api/admin/purchase-orders-from-short': { body: () => ({ lines: [{ item_id: item, qty: 4 }] }) },
    '/api/admin/purchase-order-move': { body: () => ({ id: drafts(), version: 1, to: 'sent' }) },
    '/api/admin/goods-receive': { body: () => ({ id: sent(), version: 1, lines: [{ line_no: 1, qty: 3 }] }) },
  };
}
