import { eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { EWAY_LIMIT } from '#contracts/gst/eway-bills.ts';
import { canMove, statusesWith } from '#contracts/life-cycle.ts';
import type { Dispatch, Seen } from '#contracts/orders/admin.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import type { ShipmentStatus } from '#contracts/orders/shipments.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { trackingNumber } from '#contracts/orders/tracking-number.ts';
import { order_lines } from '#db/schema/orders.ts';
import { shipment_lines, shipments } from '#db/schema/shipments.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { guardWhole, mergeParts, type OrderPart, rethrowDecimals, rethrowOverpacked } from './line-quantities.ts';
import { addNote } from './add-note.ts';
import { followShipments } from './follow-shipments.ts';
import { lockOrder } from './lock.ts';
import {
  assertMayLeave,
  assertNoDocuments,
  detachDocuments,
  documentValue,
  guardDocument,
  guardNoDocuments,
  shipmentDocuments,
} from './shipment-documents.ts';
import { unpackAgain } from './send-again.ts';
import { packLines, rethrowTooFewAvailable } from './pack-lines.ts';
import { assertUnchangedSince, orderForMail, orderToMove } from './transition.ts';

const PACKABLE = statusesWith(ORDER_STATES, 'isPackable');

interface Packing {
  order_id: number;
  lines: OrderPart[];
  seen?: Seen | undefined;
}

/**
 * Packs goods of an order as one consignment, and mails the buyer once all goods are packed. 404 for an unknown order, 409
 * if its status does not allow it, less is left to pack, or less is on the shelf.
 */
export async function packShipment(actor: Caller, { order_id, lines, seen }: Packing) {
  const order = await orderToMove(actor, order_id);
  if (!ORDER_STATES[order.status].isPackable) {
    throw new AppError('conflict', `Order ${order_id} is ${order.status}. ${notPackable(order.status)}`);
  }
  const parts = mergeParts(lines);
  const packed = await orConflict(
    asActor(actor, [
      lockOrder(order_id, PACKABLE),
      assertUnchangedSince(order_id, seen),
      ...packLines(order_id, parts),
      db
        .insert(shipments)
        .values({ company_id: order.company_id, order_id, status: 'packed', created_by: actor.uid })
        .returning({ id: shipments.id, code: shipments.code }),
      db
        .insert(shipment_lines)
        .values(parts.map((part) => ({ ...part, shipment_id: NEW_SHIPMENT, order_id, company_id: order.company_id }))),
      followShipments(
        order_id,
        NEW_SHIPMENT,
        actor.uid,
        sql`(select code || ' packed' from shipments where id = ${NEW_SHIPMENT})`,
      ),
      mailOnceAllPacked(order),
      ...guardWhole(order_id, parts),
    ])
      .catch(rethrowDecimals)
      .catch(rethrowTooFewAvailable),
    ORDER_CHANGED,
  ).catch(rethrowOverpacked);
  const { id, code } = packed[6][0]!;
  return { message: `${code} packed.`, id };
}

/** The shipment inserted in the same batch. */
const NEW_SHIPMENT = sql<number>`currval('shipments_id_seq')`;

/** Concurrent packing waits for the order's lock, so that exactly one batch completes it. */
function mailOnceAllPacked(order: OrderForMail) {
  const again = sql`(select count(*) > 1 from order_history where order_id = orders.id and status = 'packed')`;
  const payload = { ...refOf(order), again };
  return rows(
    mailFrom('order-packed', order.email, payload, sql`from orders where id = ${order.id} and status = 'packed'`),
  );
}

function notPackable(status: OrderStatus): string {
  return canMove(ORDER_STATES, 'staff', status, 'confirmed')
    ? 'Confirm it before packing.'
    : 'No more goods can be packed.';
}

/**
 * Unpacks a consignment, so that its goods can be packed again. 409 once it is dispatched, and while it has an invoice or a
 * delivery challan: they list its goods.
 */
export async function unpackShipment(actor: Caller, { id }: { id: number }) {
  const { shipment, order, documents } = await readShipment(actor, id);
  if (shipment.status === 'packed') assertNoDocuments(shipment.code, documents);
  const one = sql`s.id = ${id}`;
  const { claim_id } = shipment;
  await orConflict(
    asActor(actor, [
      lockFor(shipment),
      guard('packed', sql`exists (select 1 from shipments where id = ${id} and status = 'packed' for update)`),
      ...(claim_id !== null ? unpackAgain({ claim_id, order_id: order.id }) : [countUnpacked(id)]),
      guardNoDocuments(one),
      ...detachDocuments(one).map((statement) => rows(statement)),
      rows(sql`delete from shipment_lines where shipment_id = ${id}`),
      db.delete(shipments).where(eq(shipments.id, id)),
      follow(shipment, sql`null`, actor.uid, `${shipment.code} unpacked`),
    ]),
    ORDER_CHANGED,
  );
  return { message: `${shipment.code} unpacked.` };
}

const countUnpacked = (id: number) =>
  rows(sql`
    update order_lines l set packed_qty = l.packed_qty - s.qty from shipment_lines s
    where s.shipment_id = ${id} and l.order_id = s.order_id and l.line_no = s.line_no`);

export type ShipmentRow = typeof shipments.$inferSelect;

/** Goods that are sent again leave and arrive in any status of their order, which does not change by them. */
export const lockFor = ({ order_id, claim_id }: ShipmentRow) =>
  lockOrder(order_id, claim_id === null ? PACKABLE : undefined);

export const follow = ({ order_id, claim_id }: ShipmentRow, shipmentId: SQL, userId: number, note: string) =>
  claim_id === null ? followShipments(order_id, shipmentId, userId, note) : addNote(order_id, note, userId, shipmentId);

/**
 * Dispatches a packed consignment and mails the buyer. 409 without an invoice or delivery challan (CGST Act s. 31(1), CGST
 * Rules r. 55), 400 if its value needs an e-way bill and there is none.
 */
export async function dispatchShipment(actor: Caller, { id, ...papers }: z.infer<typeof Dispatch>) {
  const read = await readShipment(actor, id);
  const { shipment, documents } = read;
  if (shipment.status === 'packed') assertMayLeave(shipment.code, documents);
  const value_paise = documentValue(documents);
  if (value_paise > toPaise(EWAY_LIMIT) && !papers.eway_bill) {
    const message = `Goods worth ${formatPaise(value_paise)} need an e-way bill. Enter its 12-digit number.`;
    throw fieldError('invalid', 'eway_bill', message);
  }
  await orConflict(
    asActor(actor, [
      lockFor(shipment),
      guardDocument(id, documents),
      step(
        id,
        'packed',
        sql`status = 'in transit', dispatched_at = now(), carrier = ${papers.carrier}, awb = ${papers.awb},
        lr_number = ${papers.lr_number}, vehicle = ${papers.vehicle}, eway_bill = ${papers.eway_bill},
        packages = ${papers.packages ?? null}, expected_on = ${papers.expected_on}::date`,
      ),
      follow(
        shipment,
        sql`${id}::bigint`,
        actor.uid,
        `${shipment.code} dispatched with ${papers.carrier}, ${trackingNumber(papers)}`,
      ),
      rows(dispatchMail(read, papers)),
    ]),
    ORDER_CHANGED,
  );
  return { message: `${shipment.code} dispatched.` };
}

function dispatchMail({ shipment, order, lines }: ShipmentRead, papers: Omit<z.infer<typeof Dispatch>, 'id'>) {
  const payload = {
    ...refOf(order),
    carrier: papers.carrier,
    tracking_number: trackingNumber(papers),
    lines,
    complete: sql`status <> 'partly shipped'`,
    sent_again: shipment.claim_id !== null,
    ship_to: `${order.ship_label}, ${order.ship_address}`,
    expected: papers.expected_on && formatDay(papers.expected_on),
  };
  return mailFrom('shipment-sent', order.email, payload, sql`from orders where id = ${order.id}`);
}

export function step(id: number, from: ShipmentStatus, set: SQL) {
  return rows(sql`
    with moved as (update shipments set ${set} where id = ${id} and status = ${from} returning 1)
    select must(count(*) = 1, 'shipment') from moved`);
}

export type ShipmentRead = Awaited<ReturnType<typeof readShipment>>;

export async function readShipment(actor: Caller, id: number) {
  const order = sql`(select order_id from shipments where id = ${id})`;
  const [, [packed], [found], lines] = await asActor(actor, [
    db
      .select({ shipment: shipments, ...shipmentDocuments })
      .from(shipments)
      .where(eq(shipments.id, id)),
    orderForMail(order),
    db
      .select({ line: order_lines, qty: shipment_lines.qty })
      .from(shipment_lines)
      .innerJoin(
        order_lines,
        sql`${order_lines.order_id} = ${shipment_lines.order_id} and ${order_lines.line_no} = ${shipment_lines.line_no}`,
      )
      .where(eq(shipment_lines.shipment_id, id))
      .orderBy(shipment_lines.line_no),
  ]);
  if (!packed || !found) throw notFound('consignment');
  const { shipment, ...documents } = packed;
  return {
    shipment,
    documents,
    order: found,
    lines: lines.map(({ line, qty }) => ({ sku: line.sku, name: line.name, unit: line.unit, qty })),
  };
}

type OrderForMail = Awaited<ReturnType<typeof orderToMove>>;

export function refOf({ id, name, po_number }: OrderForMail) {
  return { order_id: id, name, po_number };
}
