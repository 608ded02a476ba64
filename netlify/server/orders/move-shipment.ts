import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { canMove, statusesWith } from '#contracts/life-cycle.ts';
import type { moveShipmentEndpoint } from '#contracts/orders/move-shipment.ts';
import { SHIPMENT_STATES } from '#contracts/orders/states.ts';
import { trackingNumber } from '#contracts/orders/tracking-number.ts';
import { rethrowGone, takeUploads } from '../attachments/take.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asActor, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { follow, lockFor, readShipment, refOf, type ShipmentRead, type ShipmentRow, step } from './shipments.ts';

const UNDER_WAY = statusesWith(SHIPMENT_STATES, 'isUnderWay');

type Report = z.infer<typeof moveShipmentEndpoint.body>;

/** Records the carrier's status and mails the buyer. 409 if the consignment is not in transit. */
export async function moveShipment(actor: Caller, report: Report) {
  const { id, to, received_by, proof } = report;
  const read = await readShipment(actor, id);
  const { shipment } = read;
  if (!canMove(SHIPMENT_STATES, 'staff', shipment.status, to)) {
    throw new AppError('conflict', `${shipment.code} is ${shipment.status} and cannot be ${to}.`);
  }
  const on = to === 'delivered' ? dayOfDelivery(shipment, report) : null;
  const set = on ? sql`delivered_at = ${momentOf(on)}, received_by = ${received_by},` : sql``;
  await orConflict(
    asActor(actor, [
      lockFor(shipment),
      step(id, shipment.status, sql`${set} status = ${to}`),
      follow(
        shipment,
        sql`${id}::bigint`,
        actor.uid,
        `${shipment.code} ${to}${on && on < dayInIndia() ? ` on ${formatDay(on)}` : ''}${received_by ? `, received by ${received_by}` : ''}`,
      ),
      ...takeUploads(on && proof ? [proof] : [], { shipment_id: id }, shipment.company_id),
      rows(on ? deliveryMail(read, { on, received_by }) : carrierMail(read)),
    ]).catch(rethrowGone('proof')),
    ORDER_CHANGED,
  );
  return { message: `${shipment.code} ${to}.` };
}

/** The day of the delivery in India: today, or the one on the proof of delivery. */
function dayOfDelivery({ code, dispatched_at }: ShipmentRow, { delivered_on }: Report): string {
  const on = delivered_on ?? dayInIndia();
  if (on < dayInIndia(dispatched_at!)) {
    const message = `${code} was dispatched on ${formatDay(dispatched_at!)}. Enter that day or a later one.`;
    throw fieldError('invalid', 'delivered_on', message);
  }
  return on;
}

/** The hour of an earlier day is not known: noon, or that of the dispatch if it left later. */
const momentOf = (day: string) =>
  day < dayInIndia()
    ? sql`greatest(dispatched_at, (${day}::date + time '12:00') at time zone 'Asia/Kolkata')`
    : sql`now()`;

/** What the mails of a consignment say of the others: read in the batch, after the lock, so that concurrent mails agree. */
const othersOf = ({ shipment, order }: ShipmentRead) => ({
  fromOrder: sql`from orders where id = ${order.id}`,
  sent: sql`select 1 from shipments s where s.order_id = orders.id and s.id <> ${shipment.id} and s.status`,
  to_send: sql`status = 'partly shipped'`,
});

function deliveryMail(read: ShipmentRead, { on, received_by }: { on: string; received_by: string | null }) {
  const { shipment, order, lines } = read;
  const { fromOrder, sent, to_send } = othersOf(read);
  const payload = {
    ...{ ...refOf(order), on: formatDay(on), received_by, code: shipment.code, lines },
    ...{ under_way: sql`exists (${sent} in ${UNDER_WAY})`, to_send, sent_again: shipment.claim_id !== null },
  };
  return mailFrom('order-delivered', order.email, payload, fromOrder);
}

function carrierMail(read: ShipmentRead) {
  const { shipment, order } = read;
  const { fromOrder, sent, to_send } = othersOf(read);
  const payload = {
    ...{ ...refOf(order), carrier: shipment.carrier ?? '', tracking_number: trackingNumber(shipment) },
    ...{ part: sql`${to_send} or exists (${sent} <> 'packed')`, sent_again: shipment.claim_id !== null },
  };
  return mailFrom('order-out-for-delivery', order.email, payload, fromOrder);
}
