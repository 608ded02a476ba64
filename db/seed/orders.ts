import type { Client } from '@neondatabase/serverless';
import type { DemoCompany } from './demo-data.ts';
import { insertRows } from './insert-rows.ts';
import { insertInvoice } from './invoices.ts';
import { demoOrders, type DemoOrder, type DemoShipment } from './orders-data.ts';
import type { TaxOn } from './rfqs.ts';

/** A company that the history is written for. */
export interface Buying {
  key: DemoCompany['key'];
  company_id: string;
  /** The first buyer, and whoever works in the stores. */
  buyer: string;
  colleague: string;
}

/** What a consignment's invoice is made of. */
export interface Billed {
  order: Record<string, unknown> & { id: string; company_id: string };
  shipment_id: string;
  demo: DemoShipment;
  lines: OrderLine[];
  sentBack: { id: string; demo: NonNullable<DemoOrder['sentBack']> } | null;
}

/** A line of an order, as its table holds it. */
export interface OrderLine extends Record<string, unknown> {
  line_no: number;
  qty: number;
}

/** The orders, consignments, returns, invoices and payments of the demo; the oldest first, so that numbers follow days. */
export async function insertOrders(client: Client, companies: Buying[], staff: string, taxOn: TaxOn): Promise<void> {
  const billed: Billed[] = [];
  for (const demo of demoOrders) {
    const company = companies.find(({ key }) => key === demo.company)!;
    billed.push(...(await insertOrder(client, { company, demo, staff, taxOn })));
  }
  const bySent = billed.toSorted((a, b) => b.demo.sent_ago! - a.demo.sent_ago!);
  for (const invoice of bySent) await insertInvoice(client, invoice, staff);
}

interface Placing {
  company: Buying;
  demo: DemoOrder;
  staff: string;
  taxOn: TaxOn;
}

async function insertOrder(client: Client, { company, demo, staff, taxOn }: Placing): Promise<Billed[]> {
  const { company_id } = company;
  const address = await one(client, 'select * from addresses where company_id = $1 and is_default', [company_id]);
  const lines = await linesOf(client, company_id, demo, String(address.state), taxOn);
  const sum = (field: string) => lines.reduce((total, line) => total + Number(line[field]), 0);
  const [subtotal_paise, total_paise] = [sum('taxable_paise'), sum('total_paise')];
  const { label, address: street, city, state, pincode } = address;
  const [order] = await insertRows<Billed['order']>(client, 'orders', [
    {
      // The sequence is called: an id of the first row would otherwise be looked for among the columns.
      id: (await one(client, `select nextval('orders_id_seq') as id`)).id,
      ...{ company_id, user_id: demo.byColleague ? company.colleague : company.buyer, po_number: demo.po_number },
      ...{ status: demo.status, ship_address_id: address.id, ship_label: label, ship_state: state },
      ship_address: `${street}, ${city}, ${state} ${pincode}`,
      ...{ subtotal_paise, tax_paise: total_paise - subtotal_paise, shipping_paise: 0, total_paise },
      created_at: daysAgo(demo.ago),
    },
  ]);
  const sent = demo.shipments?.flatMap(({ lines: which }) => which) ?? [];
  const back = demo.sentBack?.status === 'received' ? demo.sentBack.lines : [];
  await insertRows(
    client,
    'order_lines',
    lines.map((line) => ({
      ...{ order_id: order.id, company_id, ...line },
      packed_qty: sent.includes(line.line_no) ? line.qty : 0,
      returned_qty: back.includes(line.line_no) ? line.qty : 0,
    })),
  );
  const shipments = await insertShipments(client, order, { demo, lines, staff });
  const sentBack = demo.sentBack ? await insertReturn(client, order, demo.sentBack, lines) : null;
  await insertHistory(client, order, { demo, staff, shipments });
  return shipments.flatMap(({ id, demo: shipment }) =>
    shipment.paid === undefined
      ? []
      : [
          {
            ...{ order, shipment_id: id, demo: shipment, sentBack },
            lines: lines.filter(({ line_no }) => shipment.lines.includes(line_no)),
          },
        ],
  );
}

/** The lines at today's prices, taxed by the one engine. */
async function linesOf(client: Client, company_id: string, demo: DemoOrder, state: string, taxOn: TaxOn) {
  const lines: OrderLine[] = [];
  for (const [index, [place, qty]] of demo.lines.entries()) {
    const product = await one(
      client,
      `select id as product_id, sku, name, brand, unit, hsn, price_paise, gst_rate_bp from products
       where company_id = $1 and hsn is not null and gst_rate_bp is not null and price_paise between 5000 and 2000000
       order by id offset $2 limit 1`,
      [company_id, place],
    );
    const taxable_paise = qty * Number(product.price_paise);
    const tax = taxOn(taxable_paise, Number(product.gst_rate_bp), state);
    const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
    lines.push({ ...product, line_no: index + 1, qty, discount_paise: 0, taxable_paise, ...tax, total_paise });
  }
  return lines;
}

interface Sending {
  demo: DemoOrder;
  lines: OrderLine[];
  staff: string;
}

async function insertShipments(client: Client, order: Billed['order'], { demo, lines, staff }: Sending) {
  const { id: order_id, company_id } = order;
  const inserted: { id: string; code: string; demo: DemoShipment }[] = [];
  for (const shipment of demo.shipments ?? []) {
    const value = lines.reduce(
      (sum, line) => sum + (shipment.lines.includes(line.line_no) ? Number(line.total_paise) : 0),
      0,
    );
    const {
      status,
      carrier = null,
      awb = null,
      lr_number = null,
      received_by = null,
      sent_ago,
      delivered_ago,
    } = shipment;
    const { rows } = await client.query<{ id: string; code: string }>(
      `insert into shipments (company_id, order_id, status, carrier, awb, lr_number, eway_bill, packages, dispatched_at,
         delivered_at, received_by, invoiced, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id, code`,
      [
        ...[company_id, order_id, status, carrier, awb, lr_number],
        sent_ago !== undefined && value > 50_000_00 ? `27${String(order_id).padStart(10, '4')}` : null,
        ...[shipment.lines.length, sent_ago === undefined ? null : daysAgo(sent_ago)],
        ...[delivered_ago === undefined ? null : daysAgo(delivered_ago), received_by, shipment.paid !== undefined],
        ...[staff, daysAgo(shipment.packed_ago)],
      ],
    );
    const { id, code } = rows[0]!;
    inserted.push({ id, code, demo: shipment });
    await insertRows(
      client,
      'shipment_lines',
      shipment.lines.map((line_no) => ({
        shipment_id: id,
        order_id,
        line_no,
        company_id,
        qty: lines[line_no - 1]!.qty,
      })),
    );
  }
  return inserted;
}

async function insertReturn(
  client: Client,
  { id: order_id, company_id, user_id }: Billed['order'],
  demo: NonNullable<DemoOrder['sentBack']>,
  lines: OrderLine[],
) {
  const { status, reason, ago } = demo;
  const received = status === 'received';
  const answer = received ? 'We collect it with the next delivery.' : null;
  const id = (
    await one(
      client,
      `insert into returns (company_id, order_id, status, reason, answer, created_by, created_at, settled_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [company_id, order_id, status, reason, answer, user_id, daysAgo(ago), received ? daysAgo(ago - 4) : null],
    )
  ).id as string;
  await insertRows(
    client,
    'return_lines',
    demo.lines.map((line_no) => ({ return_id: id, order_id, line_no, company_id, qty: lines[line_no - 1]!.qty })),
  );
  return { id, demo };
}

type Step = [status: string, ago: number, note: string | null, shipment_id: string | null];

interface Past {
  demo: DemoOrder;
  staff: string;
  shipments: { id: string; code: string; demo: DemoShipment }[];
}

/** Each status that the order has had, in the sequence of the days. */
async function insertHistory(client: Client, order: Billed['order'], { demo, staff, shipments }: Past): Promise<void> {
  const all = demo.lines.length;
  const first = demo.byColleague ? 'pending approval' : 'placed';
  const moved = shipments.flatMap(({ id, code, demo: sent }): Step[] => {
    const parts = sent.lines.length < all;
    return [
      ['packed', sent.packed_ago, `${code} packed`, id],
      ...(sent.sent_ago === undefined
        ? []
        : [[parts ? 'partly shipped' : 'in transit', sent.sent_ago, `${code} sent with ${sent.carrier}`, id] as Step]),
      ...(sent.status === 'out for delivery'
        ? [['out for delivery', 0.2, `${code} out for delivery`, id] as Step]
        : []),
      ...(sent.delivered_ago === undefined
        ? []
        : [
            [
              parts && demo.status === 'partly shipped' ? 'partly shipped' : 'delivered',
              sent.delivered_ago,
              `${code} delivered`,
              id,
            ] as Step,
          ]),
    ];
  });
  const back: Step[] = demo.sentBack ? [['return requested', demo.sentBack.ago, demo.sentBack.reason, null]] : [];
  const settled: Step[] =
    demo.sentBack?.status === 'received' ? [[demo.status, demo.sentBack.ago - 4, null, null]] : [];
  const steps: Step[] = [
    [first, demo.ago, null, null] as Step,
    ...(demo.steps ?? []).map(([status, ago, note = null]): Step => [status, ago, note, null]),
    ...[...moved, ...back, ...settled],
  ].sort((a, b) => b[1] - a[1]);
  const byBuyer = ['placed', 'pending approval', 'cancelled', 'rejected', 'return requested'];
  await insertRows(
    client,
    'order_history',
    steps.map(([status, ago, note, shipment_id]) => ({
      ...{ order_id: order.id, company_id: order.company_id, status, note, shipment_id },
      user_id: byBuyer.includes(status) ? order.user_id : staff,
      created_at: daysAgo(ago),
    })),
  );
}

async function one(client: Client, query: string, values: unknown[] = []): Promise<Record<string, unknown>> {
  const { rows } = await client.query<Record<string, unknown>>(query, values);
  if (!rows[0]) throw new Error(`The demo's orders need a row that is not there: ${query}`);
  return rows[0];
}

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
