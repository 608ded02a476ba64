import type { Client } from '@neondatabase/serverless';
import { insertOrderApprovals } from './approvals.ts';
import { type CompanyKey, readCompanies } from './companies.ts';
import { insertChallan } from './challans.ts';
import { dateAgo, daysAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { type DemoReceipt, type InvoicedShipment, insertInvoice, insertReceipt } from './invoices.ts';
import { type DemoOrder, type DemoReturn, type OrderLine, type OrderRow, readOrders } from './order-data.ts';
import { type InsertedShipment, insertOrderHistory } from './order-history.ts';
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
  /** Ids of our people: who decides, and who packs and dispatches. */
  admin: string;
  employee: string;
  taxOn: TaxOn;
}

/** An inserted order with its lines, consignments and return. */
interface Inserted {
  demo: DemoOrder;
  order: OrderRow;
  lines: OrderLine[];
  approver: string;
  shipments: InsertedShipment[];
  returned: { id: string; code: string; demo: DemoReturn } | null;
}

/** Inserts the orders, shipments, returns, invoices, challans and payments of the demo. Numbers are in order of date. */
export async function insertOrders(client: Client, context: Context): Promise<void> {
  const { admin, employee } = context;
  const all = oldestFirst([...readPastYear(), ...readOrders()], ({ steps }) => steps[0]!.days_ago);
  const orders: Inserted[] = [];
  for (const demo of all) orders.push(await insertOrder(client, demo, context));
  await insertShipments(client, orders, employee);
  for (const one of oldestFirst(orders, ({ demo }) => demo.return?.days_ago ?? 0)) {
    const { order, lines, demo } = one;
    if (demo.return) one.returned = { ...(await insertReturn(client, order, demo.return, lines)), demo: demo.return };
  }
  for (const { order, demo, ...made } of orders) {
    await insertOrderHistory(client, order, demo, { admin, employee, ...made });
    await insertTalk(client, order, demo, admin);
  }
  const receipts: DemoReceipt[] = [];
  for (const shipment of dispatched(orders)) {
    // What leaves without an invoice leaves under a delivery challan.
    if (shipment.demo.invoiced) receipts.push(...(await insertInvoice(client, shipment)));
    else await insertChallan(client, shipment, admin);
  }
  for (const [turn, receipt] of oldestFirst(receipts, ({ days_ago }) => days_ago).entries()) {
    await insertReceipt(client, receipt, { turn, admin });
  }
}

const oldestFirst = <T>(list: T[], daysAgoOf: (one: T) => number) =>
  list.toSorted((a, b) => daysAgoOf(b) - daysAgoOf(a));

async function insertOrder(client: Client, demo: DemoOrder, context: Context): Promise<Inserted> {
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
  if (demo.status === 'pending approval') await insertOrderApprovals(client, order.id);
  return { demo, order, lines, approver: buyerOf(company), shipments: [], returned: null };
}

async function insertShipments(client: Client, orders: Inserted[], created_by: string): Promise<void> {
  const receivers = new Map(
    readCompanies().flatMap(({ addresses }) => addresses.map((to) => [to.label, to.received_by])),
  );
  const packed = orders.flatMap((to) => to.demo.shipments.map((shipment) => ({ to, shipment })));
  for (const { to, shipment } of oldestFirst(packed, ({ shipment: { packed_days_ago } }) => packed_days_ago)) {
    const received_by = receivers.get(String(to.order.ship_label))!;
    const row = await insertShipment(client, to.order, shipment, to.lines, { received_by, created_by });
    to.shipments.push({ ...row, demo: shipment, received_by });
  }
}

/** The shipments that have left, by date. */
const dispatched = (orders: Inserted[]): InvoicedShipment[] =>
  oldestFirst(
    orders.flatMap(({ demo: { company }, order, returned, lines, shipments }) =>
      shipments
        .filter(({ demo }) => demo.dispatched_days_ago !== undefined)
        .map(({ id, demo }) => ({
          ...{ company, order, shipment_id: id, demo, returned },
          lines: lines.filter(({ line_no }) => demo.lines.includes(line_no)),
        })),
    ),
    ({ demo }) => demo.dispatched_days_ago!,
  );

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
      ...(await costCentreOf(client, owner.company_id, Number(id), demo.cost_centre)),
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

/** The cost centre with the code; without it, those in use take turns; null in a company without any. */
async function costCentreOf(client: Client, company_id: string, turn: number, code: string | null = null) {
  return one(
    client,
    `with used as (select id, code || ' ' || name as label, row_number() over (order by id) - 1 as place, count(*) over () as n
       from cost_centres where company_id = $1 and active and (code = $3 or $3 is null))
     select id as cost_centre_id, label as cost_centre from (select 1) as always left join used on place = $2::bigint % n`,
    [company_id, turn, code],
  );
}

/** Every demo order was promised for the eighth day, or the Monday after it: one of those still open is late. */
const promisedOn = ({ steps }: DemoOrder): string => dateAgo(steps[0]!.days_ago - 8);

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
