import { eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Dispatch, ORDER_MOVED, ORDER_MOVES, PACKABLE, type Seen } from '#contracts/admin-orders.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import type { ShipmentStatus } from '#contracts/shipments.ts';
import { trackingNumber } from '#contracts/tracking-number.ts';
import { order_lines } from '#db/schema/orders.ts';
import { shipment_lines, shipments } from '#db/schema/shipments.ts';
import { asActor, db, guard, orConflict, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { readDay, readMoney } from './mail/as-read.ts';
import { mailFrom } from './mail/mail-row.ts';
import { lockOrder } from './order-lock.ts';
import { nothingSince, orderForMail, orderToMove } from './order-moves.ts';
import { mergeParts, type OrderPart, partRows, tooMuch } from './order-parts.ts';
import { allCameBack, hasOpenReturn } from './return-requests.ts';
import type { Caller } from './session.ts';

/** Consignments above this need an e-way bill (CGST Rules r. 138): ₹ 50,000, tax included. */
const EWAY_BILL_FROM_PAISE = 50_000_00;

const NOT_FOUND = 'This consignment was not found.';

interface Packing {
  order_id: number;
  lines: OrderPart[];
  seen?: Seen | undefined;
}

/**
 * Packs goods of an order as one consignment, and tells the buyer once all of them are. 404 for an unknown order, 409
 * where the order is not to be packed or less of a line remains: then nothing is written.
 */
export async function packShipment(actor: Caller, { order_id, lines, seen }: Packing) {
  const order = await orderToMove(actor, order_id);
  if (!PACKABLE.includes(order.status)) {
    throw new AppError('conflict', `Order ${order_id} is ${order.status}${whyNot(order.status)}`);
  }
  const parts = mergeParts(lines);
  const packed = await orConflict(
    asActor(actor, [
      lockOrder(order_id, PACKABLE),
      nothingSince(order_id, seen),
      // The check on packed_qty refuses more than is to be supplied; a line that is no goods is no row of this update.
      rows(sql`
        with packed as (
          update order_lines l set packed_qty = l.packed_qty + part.qty from ${partRows(parts)}
          where l.order_id = ${order_id} and l.line_no = part.line_no and l.kind = 'goods' returning 1)
        select must(count(*) = ${parts.length}, 'lines') from packed`),
      db
        .insert(shipments)
        .values({ company_id: order.company_id, order_id, status: 'packed', created_by: actor.uid })
        .returning({ id: shipments.id, code: shipments.code }),
      db.insert(shipment_lines).values(
        parts.map((part) => ({
          ...part,
          shipment_id: sql`currval('shipments_id_seq')`,
          order_id,
          company_id: order.company_id,
        })),
      ),
      followShipments(
        order_id,
        sql`currval('shipments_id_seq')`,
        actor.uid,
        sql`(select code || ' packed' from shipments where id = currval('shipments_id_seq'))`,
      ),
      // With the last of its goods; whoever packs those at once waits for the lock, so one of them completes the order.
      rows(
        mailFrom(
          'order-packed',
          order.email,
          {
            ...refOf(order),
            again: sql`(select count(*) > 1 from order_history where order_id = orders.id and status = 'packed')`,
          },
          sql`from orders where id = ${order_id} and status = 'packed'`,
        ),
      ),
    ]),
    ORDER_MOVED,
  ).catch(tooMuch);
  const { id, code } = packed[4][0]!;
  return { message: `${code} packed.`, id };
}

/** What is said of an order that is not packed: only some of them can still be confirmed. */
function whyNot(status: OrderStatus): string {
  return ORDER_MOVES[status]?.includes('confirmed') ? ': confirm it before you pack it.' : '. Nothing more is packed.';
}

/** Takes a packed consignment apart: its goods may be packed anew. 409 once it has left. */
export async function unpackShipment(actor: Caller, { id }: { id: number }) {
  const { shipment, order } = await readShipment(actor, id);
  await orConflict(
    asActor(actor, [
      lockOrder(order.id, PACKABLE),
      guard('packed', sql`exists (select 1 from shipments where id = ${id} and status = 'packed' for update)`),
      rows(sql`
        update order_lines l set packed_qty = l.packed_qty - s.qty from shipment_lines s
        where s.shipment_id = ${id} and l.order_id = s.order_id and l.line_no = s.line_no`),
      rows(sql`delete from shipment_lines where shipment_id = ${id}`),
      db.delete(shipments).where(eq(shipments.id, id)),
      followShipments(order.id, sql`null`, actor.uid, `${shipment.code} unpacked`),
    ]),
    ORDER_MOVED,
  );
  return { message: `${shipment.code} unpacked.` };
}

/** Hands a packed consignment to the carrier and tells the buyer. 400 without the e-way bill that its value asks for. */
export async function dispatchShipment(actor: Caller, { id, ...papers }: z.infer<typeof Dispatch>) {
  const { shipment, order, lines, value_paise } = await readShipment(actor, id);
  if (value_paise > EWAY_BILL_FROM_PAISE && !papers.eway_bill) {
    const message = `Goods worth ${readMoney(value_paise)} travel with an e-way bill: enter its 12 digits.`;
    throw new AppError('invalid', message, { fields: { eway_bill: message } });
  }
  await orConflict(
    asActor(actor, [
      lockOrder(order.id, PACKABLE),
      step(
        id,
        'packed',
        sql`status = 'in transit', dispatched_at = now(), carrier = ${papers.carrier}, awb = ${papers.awb},
        lr_number = ${papers.lr_number}, vehicle = ${papers.vehicle}, eway_bill = ${papers.eway_bill},
        packages = ${papers.packages ?? null}, expected_on = ${papers.expected_on}::date`,
      ),
      followShipments(
        order.id,
        sql`${id}::bigint`,
        actor.uid,
        `${shipment.code} sent with ${papers.carrier}, ${trackingNumber(papers)}`,
      ),
      rows(
        mailFrom(
          'shipment-sent',
          order.email,
          {
            ...refOf(order),
            carrier: papers.carrier,
            tracking_number: trackingNumber(papers),
            lines,
            complete: sql`status <> 'partly shipped'`,
            ship_to: `${order.ship_label}, ${order.ship_address}`,
            expected: papers.expected_on && readDay(papers.expected_on),
          },
          sql`from orders where id = ${order.id}`,
        ),
      ),
    ]),
    ORDER_MOVED,
  );
  return { message: `${shipment.code} dispatched.` };
}

interface Report {
  id: number;
  to: 'out for delivery' | 'delivered';
  received_by: string | null;
}

/** Notes what the carrier reports, and tells the buyer. 409 where the consignment is not on its way. */
export async function moveShipment(actor: Caller, { id, to, received_by }: Report) {
  const read = await readShipment(actor, id);
  const { shipment, order } = read;
  const from: ShipmentStatus[] = to === 'delivered' ? ['in transit', 'out for delivery'] : ['in transit'];
  if (!from.includes(shipment.status)) {
    throw new AppError('conflict', `${shipment.code} is ${shipment.status}: it cannot be ${to}.`);
  }
  const set = to === 'delivered' ? sql`delivered_at = now(), received_by = ${received_by},` : sql``;
  await orConflict(
    asActor(actor, [
      lockOrder(order.id, PACKABLE),
      step(id, shipment.status, sql`${set} status = ${to}`),
      followShipments(
        order.id,
        sql`${id}::bigint`,
        actor.uid,
        `${shipment.code} ${to}${received_by ? `, received by ${received_by}` : ''}`,
      ),
      rows(letterOf(read, { id, to, received_by })),
    ]),
    ORDER_MOVED,
  );
  return { message: `${shipment.code} ${to}.` };
}

/** Told of this consignment; how it stands with the others is read behind the lock, where two who report at once agree. */
function letterOf({ shipment, order, lines }: Awaited<ReturnType<typeof readShipment>>, { to, received_by }: Report) {
  const those = sql`from orders where id = ${order.id}`;
  const sent = sql`select 1 from shipments s where s.order_id = orders.id and s.id <> ${shipment.id} and s.status`;
  const to_send = sql`status = 'partly shipped'`;
  if (to === 'delivered') {
    return mailFrom(
      'order-delivered',
      order.email,
      {
        ...{ ...refOf(order), on: readDay(new Date()), received_by, code: shipment.code, lines },
        ...{ under_way: sql`exists (${sent} in ('in transit', 'out for delivery'))`, to_send },
      },
      those,
    );
  }
  const carrier = { carrier: shipment.carrier ?? '', tracking_number: trackingNumber(shipment) };
  const part = sql`${to_send} or exists (${sent} <> 'packed')`;
  return mailFrom('order-out-for-delivery', order.email, { ...refOf(order), ...carrier, part }, those);
}

function step(id: number, from: ShipmentStatus, set: SQL) {
  return rows(sql`
    with moved as (update shipments set ${set} where id = ${id} and status = ${from} returning 1)
    select must(count(*) = 1, 'shipment') from moved`);
}

/**
 * Brings the order's status to where its consignments are, with a row of history whether it changes or not: the note says
 * what happened to which consignment. What is delivered while goods are asked or expected back has a return requested, and
 * is returned where all of it has come back.
 */
export function followShipments(orderId: number, shipmentId: SQL, userId: number, note: string | SQL) {
  return rows(sql`
    with moved as (
      update orders set status = case
          when stage <> 'delivered' then stage
          when ${hasOpenReturn(orderId)} then 'return requested'
          when ${allCameBack(orderId)} then 'returned'
          else stage end
      from order_stage(${orderId}) as stage where id = ${orderId} returning id, company_id, status)
    insert into order_history (order_id, company_id, status, note, shipment_id, user_id)
    select id, company_id, status, ${note}, ${shipmentId}, ${userId} from moved`);
}

async function readShipment(actor: Caller, id: number) {
  const order = sql`(select order_id from shipments where id = ${id})`;
  const [, [shipment], [found], lines] = await asActor(actor, [
    db.select().from(shipments).where(eq(shipments.id, id)),
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
  if (!shipment || !found) throw new AppError('not_found', NOT_FOUND);
  return {
    shipment,
    order: found,
    lines: lines.map(({ line, qty }) => ({ sku: line.sku, name: line.name, unit: line.unit, qty })),
    value_paise: lines.reduce((sum, { line, qty }) => sum + Math.round((line.total_paise * qty) / line.qty), 0),
  };
}

function refOf({ id, name, po_number }: Awaited<ReturnType<typeof orderToMove>>) {
  return { order_id: id, name, po_number };
}
