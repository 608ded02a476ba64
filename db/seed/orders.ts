import type { Client } from '@neondatabase/serverless';
import type { CompanyKey } from './companies.ts';
import { insertChallan } from './challans.ts';
import { daysAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { type DemoReceipt, type InvoicedShipment, insertInvoice, insertReceipt } from './invoices.ts';
import { type DemoOrder, type OrderLine, type OrderRow, readOrders } from './order-data.ts';
import { insertOrderHistory } from './order-history.ts';
import { readPastYear } from './past-year.ts';
import type { TaxOn } from './rfqs.ts';
import { insertReturn, insertShipment } from './shipments.ts';
import { goodsValue } from '#contracts/fields/money.ts';

/** An inserted company, with the ids of its users by email, the first buyer first. */
export interface InsertedCompany {
  key: CompanyKey;
  company_id: string;
  users: Map<string, string>;
}

/** Id of a company's buyer by email; of the first one without it. */
export function buyerOf({ key, users }: InsertedCompany, email?: string): string {
  const id = email ? users.get(email) : [...users.values()][0];
  if (!id) throw new Error(`${email} of ${key} is not in people.json.`);
  return id;
}

interface Context {
  companies: InsertedCompany[];
  /** Id of the admin. */
  admin: string;
  taxOn: TaxOn;
}

/** Inserts the orders, shipments, returns, invoices, challans and payments of the demo. */
export async function insertOrders(client: Client, context: Context): Promise<void> {
  const shipments: InvoicedShipment[] = [];
  // The oldest first, so that numbers are in order of date.
  const orders = [...readPastYear(), ...readOrders()].sort((a, b) => b.steps[0]!.days_ago - a.steps[0]!.days_ago);
  for (const demo of orders) shipments.push(...(await insertOrder(client, demo, context)));
  shipments.sort((a, b) => b.demo.dispatched_days_ago! - a.demo.dispatched_days_ago!);
  const receipts: DemoReceipt[] = [];
  for (const shipment of shipments) {
    // What leaves without an invoice leaves under a delivery challan.
    if (shipment.demo.invoiced) receipts.push(...(await insertInvoice(client, shipment)));
    else await insertChallan(client, shipment, context.admin);
  }
  receipts.sort((a, b) => b.days_ago - a.days_ago);
  for (const receipt of receipts) await insertReceipt(client, receipt, context.admin);
}

/** Returns the order's dispatched shipments. */
async function insertOrder(client: Client, demo: DemoOrder, context: Context): Promise<InvoicedShipment[]> {
  const company = context.companies.find(({ key }) => key === demo.company)!;
  const { company_id } = company;
  const user_id = buyerOf(company, demo.placed_by);
  const address = await one(
    client,
    'select * from addresses where company_id = $1 and (label = $2 or $2 is null and is_default)',
    [company_id, demo.place ?? null],
  );
  const lines = await linesOf(client, company_id, demo, String(address.state), context.taxOn);
  const order = await insertOrderRow(client, { company_id, user_id }, demo, address, lines);
  await insertLines(client, order, demo, lines);
  const shipments = [];
  for (const shipment of demo.shipments) {
    shipments.push({ ...(await insertShipment(client, order, shipment, lines, context.admin)), demo: shipment });
  }
  const returned = demo.return
    ? { id: await insertReturn(client, order, demo.return, lines), demo: demo.return }
    : null;
  await insertOrderHistory(client, order, demo, { admin: context.admin, shipments });
  await insertTalk(client, order, demo, context.admin);
  return shipments
    .filter(({ demo }) => demo.dispatched_days_ago !== undefined)
    .map(({ id, demo: shipment }) => ({
      ...{ order, shipment_id: id, demo: shipment, returned },
      lines: lines.filter(({ line_no }) => shipment.lines.includes(line_no)),
    }));
}

/** The messages about the order, and the question of its hold. */
async function insertTalk(client: Client, order: OrderRow, demo: DemoOrder, admin: string): Promise<void> {
  const { id: order_id, company_id, user_id: buyer } = order;
  if (demo.messages.length > 0) {
    await insertRows(
      client,
      'messages',
      demo.messages.map(({ from, days_ago, body, unread, internal }) => ({
        ...{ order_id, company_id, body, internal, created_at: daysAgo(days_ago), from_staff: from === 'staff' },
        ...{ user_id: from === 'buyer' ? buyer : admin, read_at: unread || internal ? null : daysAgo(days_ago) },
      })),
    );
  }
  const hold = demo.steps.findLast(({ status }) => status === 'on hold');
  if (!demo.proposed || !hold) return;
  await insertRows(client, 'order_questions', [
    {
      ...{ order_id, company_id, question: hold.note, created_by: admin, created_at: daysAgo(hold.days_ago) },
      changes: demo.proposed.map((change) => ({ ...change, promised_on: null })),
    },
  ]);
}

async function insertOrderRow(
  client: Client,
  owner: { company_id: string; user_id: string },
  demo: DemoOrder,
  address: Record<string, unknown>,
  lines: OrderLine[],
): Promise<OrderRow> {
  const sum = (field: string) => lines.reduce((total, line) => total + Number(line[field]), 0);
  const [subtotal_paise, total_paise] = [sum('taxable_paise'), sum('total_paise')];
  const { label, address: street, city, state, pincode, gstin: ship_gstin } = address;
  // insertRows names every column, so the id's default does not apply.
  const { id } = await one(client, `select nextval('orders_id_seq') as id`);
  const [order] = await insertRows<OrderRow>(client, 'orders', [
    {
      id,
      ...(await costCentreOf(client, owner.company_id, Number(id))),
      ...{ ...owner, po_number: demo.po_number, status: demo.status },
      ...{ ship_address_id: address.id, ship_label: label, ship_state: state, ship_gstin },
      ship_address: `${street}, ${city}, ${state} ${pincode}`,
      ...{ subtotal_paise, tax_paise: total_paise - subtotal_paise, shipping_paise: 0, total_paise },
      promised_on: promisedOn(demo),
      created_at: daysAgo(demo.steps[0]!.days_ago),
    },
  ]);
  return order;
}

/** The cost centres in use take turns; null in a company without any. */
async function costCentreOf(client: Client, company_id: string, turn: number) {
  return one(
    client,
    `with used as (select id, code || ' ' || name as label, row_number() over (order by id) - 1 as place, count(*) over () as n
       from cost_centres where company_id = $1 and active)
     select id as cost_centre_id, label as cost_centre from (select 1) as always left join used on place = $2::bigint % n`,
    [company_id, turn],
  );
}

/** Every demo order was promised for the eighth day, or the Monday after it: one of those still open is late. */
function promisedOn({ steps }: DemoOrder): string {
  const day = daysAgo(steps[0]!.days_ago - 8);
  const isSunday = new Date(day).getUTCDay() === 0;
  return (isSunday ? daysAgo(steps[0]!.days_ago - 9) : day).slice(0, 10);
}

async function insertLines(client: Client, order: OrderRow, demo: DemoOrder, lines: OrderLine[]): Promise<void> {
  const packed = demo.shipments.flatMap((shipment) => shipment.lines);
  const returned = demo.return?.status === 'received' ? demo.return.lines : [];
  await insertRows(
    client,
    'order_lines',
    lines.map((line) => ({
      ...{ order_id: order.id, company_id: order.company_id, ...line, promised_on: promisedOn(demo) },
      packed_qty: packed.includes(line.line_no) ? line.qty : 0,
      returned_qty: returned.includes(line.line_no) ? line.qty : 0,
    })),
  );
}

/** The lines at current prices, with tax by the server's tax engine. */
async function linesOf(client: Client, company_id: string, demo: DemoOrder, state: string, taxOn: TaxOn) {
  const lines: OrderLine[] = [];
  for (const [index, { sku, qty }] of demo.lines.entries()) {
    const product = await one(
      client,
      `select id as product_id, sku, name, brand, unit, hsn, price_paise, price_per, gst_rate_bp from catalog
       where company_id = $1 and sku = $2 and hsn is not null and gst_rate_bp is not null`,
      [company_id, sku],
    );
    const taxable_paise = goodsValue(qty, Number(product.price_paise), Number(product.price_per));
    const tax = taxOn(taxable_paise, Number(product.gst_rate_bp), state);
    const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
    lines.push({ ...product, line_no: index + 1, qty, discount_paise: 0, taxable_paise, ...tax, total_paise });
  }
  return lines;
}

async function one(client: Client, query: string, values: unknown[] = []): Promise<Record<string, unknown>> {
  const { rows } = await client.query<Record<string, unknown>>(query, values);
  if (!rows[0]) throw new Error(`A row for the demo orders was not found: ${query} (${values.join(', ')})`);
  return rows[0];
}
