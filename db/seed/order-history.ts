import type { Client } from '@neondatabase/serverless';
import { statusesSetBy } from '#contracts/life-cycle.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { daysAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoOrder, DemoReturn, DemoShipment, OrderRow } from './order-data.ts';
import { RECEIVED_AFTER_DAYS } from './shipments.ts';

interface Step {
  status: OrderStatus;
  days_ago: number;
  note?: string | undefined;
  shipment_id?: string;
}

interface InsertedShipment {
  id: string;
  code: string;
  demo: DemoShipment;
}

/** True for steps by the buyer; all others are by the admin. */
const isByBuyer = (status: OrderStatus) =>
  ORDER_STATES[status].createdBy !== undefined || statusesSetBy(ORDER_STATES, 'buyer').includes(status);

/** Inserts the status history of the order, by date. */
export async function insertOrderHistory(
  client: Client,
  { id: order_id, company_id, user_id }: OrderRow,
  demo: DemoOrder,
  { admin, shipments }: { admin: string; shipments: InsertedShipment[] },
): Promise<void> {
  const steps: Step[] = [
    ...demo.steps,
    ...shipments.flatMap((shipment) => stepsOfShipment(shipment, demo)),
    ...(demo.return ? stepsOfReturn(demo.return, demo.status) : []),
  ].sort((a, b) => b.days_ago - a.days_ago);
  await insertRows(
    client,
    'order_history',
    steps.map(({ status, days_ago, note = null, shipment_id = null }) => ({
      ...{ order_id, company_id, status, note, shipment_id },
      user_id: isByBuyer(status) ? user_id : admin,
      created_at: daysAgo(days_ago),
    })),
  );
}

function stepsOfShipment({ id: shipment_id, code, demo: shipment }: InsertedShipment, demo: DemoOrder): Step[] {
  const isPart = shipment.lines.length < demo.lines.length;
  const step = (status: OrderStatus, days_ago: number | undefined, what: string): Step[] =>
    days_ago === undefined ? [] : [{ status, days_ago, note: `${code} ${what}`, shipment_id }];
  return [
    ...step('packed', shipment.packed_days_ago, 'packed'),
    ...step(
      isPart ? 'partly shipped' : 'in transit',
      shipment.dispatched_days_ago,
      `dispatched with ${shipment.carrier}`,
    ),
    ...step('out for delivery', shipment.status === 'out for delivery' ? 0.2 : undefined, 'out for delivery'),
    ...step(
      isPart && demo.status === 'partly shipped' ? 'partly shipped' : 'delivered',
      shipment.delivered_days_ago,
      'delivered',
    ),
  ];
}

function stepsOfReturn({ status, days_ago, reason }: DemoReturn, after: OrderStatus): Step[] {
  const requested: Step = { status: 'return requested', days_ago, note: reason };
  return status === 'received' ? [requested, { status: after, days_ago: days_ago - RECEIVED_AFTER_DAYS }] : [requested];
}
