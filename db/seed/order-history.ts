import type { Client } from '@neondatabase/serverless';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import type { ShipmentStatus } from '#contracts/orders/shipments.ts';
import { trackingNumber } from '#contracts/orders/tracking-number.ts';
import { daysAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoOrder, DemoReturn, DemoShipment, OrderRow } from './order-data.ts';
import { APPROVED_AFTER_DAYS, RECEIVED_AFTER_DAYS } from './shipments.ts';

interface Step {
  status: OrderStatus;
  days_ago: number;
  note?: string | undefined;
  shipment_id?: string;
  user_id: string;
}

export interface InsertedShipment {
  id: string;
  code: string;
  demo: DemoShipment;
  /** Who signed for it at the address. */
  received_by: string;
}

/** Who made the steps. */
interface Actors {
  /** Confirms, holds and completes. */
  admin: string;
  /** Packs, dispatches and settles returns. */
  employee: string;
  /** Decides on orders of the company that wait for approval. */
  approver: string;
}

interface Made extends Actors {
  shipments: InsertedShipment[];
  returned: { code: string; demo: DemoReturn } | null;
}

/** Inserts the status history of the order, by date. */
export async function insertOrderHistory(client: Client, order: OrderRow, demo: DemoOrder, made: Made): Promise<void> {
  const { id: order_id, company_id, user_id: buyer } = order;
  const steps: Step[] = [
    ...demo.steps.map((step) => ({ ...step, user_id: actorOf(step.status, buyer, made) })),
    ...stepsOfShipments(made.shipments, demo.lines.length, made.employee),
    ...(made.returned ? stepsOfReturn(made.returned, demo.status, { buyer, ...made }) : []),
  ].sort((a, b) => b.days_ago - a.days_ago);
  await insertRows(
    client,
    'order_history',
    steps.map(({ status, days_ago, note = null, shipment_id = null, user_id }) => ({
      ...{ order_id, company_id, status, note, shipment_id, user_id },
      created_at: daysAgo(days_ago),
    })),
  );
}

/** The buyer places and cancels, an approver rejects; all other steps are ours. */
function actorOf(status: OrderStatus, buyer: string, { admin, approver }: Actors): string {
  if (status === 'rejected') return approver;
  return status === 'placed' || status === 'pending approval' || status === 'cancelled' ? buyer : admin;
}

interface Move {
  shipment: InsertedShipment;
  to: ShipmentStatus;
  days_ago: number;
  what: string;
}

/** What happened to the consignments, each with the status that the order then had: as netlify/server/orders/follow-shipments.ts. */
function stepsOfShipments(shipments: InsertedShipment[], lineCount: number, user_id: string): Step[] {
  const now = new Map<InsertedShipment, ShipmentStatus>();
  return shipments
    .flatMap(movesOf)
    .sort((a, b) => b.days_ago - a.days_ago)
    .map(({ shipment, to, days_ago, what }) => {
      now.set(shipment, to);
      const status = stageOf([...now], lineCount);
      return { status, days_ago, note: `${shipment.code} ${what}`, shipment_id: shipment.id, user_id };
    });
}

function movesOf(shipment: InsertedShipment): Move[] {
  const { demo, received_by } = shipment;
  const { carrier, awb = null, lr_number = null } = demo;
  const move = (to: ShipmentStatus, days_ago: number | undefined, what: string): Move[] =>
    days_ago === undefined ? [] : [{ shipment, to, days_ago, what }];
  return [
    ...move('packed', demo.packed_days_ago, 'packed'),
    ...move(
      'in transit',
      demo.dispatched_days_ago,
      `dispatched with ${carrier}, ${trackingNumber({ awb, lr_number })}`,
    ),
    ...move('out for delivery', demo.status === 'out for delivery' ? 0.2 : undefined, 'out for delivery'),
    ...move('delivered', demo.delivered_days_ago, `delivered, received by ${received_by}`),
  ];
}

/** The status of an order whose consignments, of whole lines, have these statuses. */
function stageOf(shipments: [InsertedShipment, ShipmentStatus][], lineCount: number): OrderStatus {
  const linesIn = (some: typeof shipments) => some.reduce((sum, [{ demo }]) => sum + demo.lines.length, 0);
  const sent = shipments.filter(([, status]) => status !== 'packed');
  if (sent.length === 0) return linesIn(shipments) === lineCount ? 'packed' : 'confirmed';
  if (linesIn(sent) < lineCount) return 'partly shipped';
  if (sent.every(([, status]) => status === 'delivered')) return 'delivered';
  return sent.some(([, status]) => status === 'in transit') ? 'in transit' : 'out for delivery';
}

function stepsOfReturn(
  { code, demo: { status, days_ago, reason } }: NonNullable<Made['returned']>,
  after: OrderStatus,
  { buyer, employee }: { buyer: string; employee: string },
): Step[] {
  const open = 'return requested';
  const requested: Step = { status: open, days_ago, note: `${code} requested: ${reason}`, user_id: buyer };
  const step = (to: OrderStatus, days: number, what: string): Step => ({
    ...{ status: to, days_ago: days_ago - days, note: `${code} ${what}`, user_id: employee },
  });
  if (status !== 'received') return [requested];
  return [requested, step(open, APPROVED_AFTER_DAYS, 'approved'), step(after, RECEIVED_AFTER_DAYS, 'received')];
}
