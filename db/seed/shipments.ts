import type { Client } from '@neondatabase/serverless';
import { daysAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoReturn, DemoShipment, OrderLine, OrderRow } from './order-data.ts';

/** Goods worth more than this need an e-way bill, paise. */
const EWAY_BILL_ABOVE_PAISE = 50_000_00;

/** Days from the request of a return to the receipt of its goods. */
export const RECEIVED_AFTER_DAYS = 4;
/** Days from the request of a return to our answer. */
export const APPROVED_AFTER_DAYS = 0.6;

/** Pieces in a package by their price, paise: the dearer, the larger. */
const PER_PACKAGE = [
  { above: 3_000_00, pieces: 2 },
  { above: 500_00, pieces: 10 },
  { above: 0, pieces: 60 },
];

/** Packages that the goods fill, each line packed apart. */
const packagesOf = (lines: OrderLine[]) =>
  lines.reduce((sum, { qty, taxable_paise }) => {
    const { pieces } = PER_PACKAGE.find(({ above }) => Number(taxable_paise) / qty > above)!;
    return sum + Math.ceil(qty / pieces);
  }, 0);

const moment = (days: number | undefined) => (days === undefined ? null : daysAgo(days));

/** Inserts a shipment with its lines; returns its id and code. */
export async function insertShipment(
  client: Client,
  order: OrderRow,
  demo: DemoShipment,
  lines: OrderLine[],
  { received_by, created_by }: { received_by: string; created_by: string },
): Promise<{ id: string; code: string }> {
  const packed = lines.filter(({ line_no }) => demo.lines.includes(line_no));
  const value = packed.reduce((sum, line) => sum + Number(line.total_paise), 0);
  const needsBill = demo.dispatched_days_ago !== undefined && value > EWAY_BILL_ABOVE_PAISE;
  const { rows } = await client.query<{ id: string; code: string }>(
    `insert into shipments (company_id, order_id, status, carrier, awb, lr_number, eway_bill, packages, dispatched_at,
       delivered_at, received_by, invoiced, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id, code`,
    [
      ...[order.company_id, order.id, demo.status, demo.carrier, demo.awb, demo.lr_number],
      ...[needsBill ? `27${String(order.id).padStart(10, '4')}` : null, packagesOf(packed)],
      ...[moment(demo.dispatched_days_ago), moment(demo.delivered_days_ago)],
      ...[demo.delivered_days_ago === undefined ? null : received_by, demo.invoiced, created_by],
      daysAgo(demo.packed_days_ago),
    ],
  );
  const { id, code } = rows[0]!;
  await insertRows(
    client,
    'shipment_lines',
    packed.map(({ line_no, qty }) => ({
      ...{ shipment_id: id, order_id: order.id, line_no, company_id: order.company_id, qty },
    })),
  );
  return { id, code };
}

/** Inserts a return with its lines; returns its id and code. */
export async function insertReturn(
  client: Client,
  { id: order_id, company_id, user_id }: OrderRow,
  { status, reason, days_ago, lines: returned }: DemoReturn,
  lines: OrderLine[],
): Promise<{ id: string; code: string }> {
  const received = status === 'received';
  const answer = received ? 'We will collect it with the next delivery.' : null;
  const settled_at = received ? daysAgo(days_ago - RECEIVED_AFTER_DAYS) : null;
  const { rows } = await client.query<{ id: string; code: string }>(
    `insert into returns (company_id, order_id, status, reason, answer, created_by, created_at, settled_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, code`,
    [company_id, order_id, status, reason, answer, user_id, daysAgo(days_ago), settled_at],
  );
  const { id: return_id, code } = rows[0]!;
  await insertRows(
    client,
    'return_lines',
    returned.map((line_no) => ({ return_id, order_id, line_no, company_id, qty: lines[line_no - 1]!.qty })),
  );
  return { id: return_id, code };
}
