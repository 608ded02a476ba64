import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { isSupply, withoutTax } from '#contracts/invoices/challan-reasons.ts';
import type { IssueChallan } from '#contracts/invoices/challans.ts';
import { numberSeries } from '#contracts/invoices/invoice-number.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { delivery_challan_lines, delivery_challans } from '#db/schema/delivery-challans.ts';
import { shipments } from '#db/schema/shipments.ts';
import { lockOrder } from '../orders/lock.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { assertNotOnHold, type Billable, linesOf, readBillable } from './issue.ts';

const PACKABLE = statusesWith(ORDER_STATES, 'isPackable');

/**
 * Issues the delivery challan of a packed consignment, under which its goods may leave before they are invoiced (CGST Rules
 * r. 55). 404 for an unknown consignment, 409 if it is dispatched, invoiced or has a challan, or its order is on hold.
 */
export async function issueChallan(actor: Caller, { shipment_id, ...why }: z.infer<typeof IssueChallan>) {
  const read = await readBillable(actor, shipment_id);
  assertNeedsChallan(read);
  const { shipment, order, company, today } = read;
  const lines = challanLines(read, isSupply(why.reason));
  const answers = await orConflict(
    asActor(actor, [
      lockOrder(order.id, shipment.claim_id === null ? PACKABLE : undefined),
      guard('day', sql`${todayInIndia} = ${today}::date`),
      guard(
        'shipment',
        sql`exists (select 1 from shipments s where s.id = ${shipment.id} and s.status = 'packed'
            and (not s.invoiced or s.claim_id is not null))
          and not exists (select 1 from delivery_challans c where c.shipment_id = ${shipment.id} and c.cancelled_at is null)`,
      ),
      db
        .insert(delivery_challans)
        .values({
          ...{ company_id: order.company_id, order_id: order.id, shipment_id: shipment.id, ...why },
          number: sql`next_invoice_number(${numberSeries.challan}, ${today}::date)`,
          date: today,
          ...{ consignee_name: company.name, consignee_address: `${order.ship_label}\n${order.ship_address}` },
          // A plant without its own GSTIN uses the company's.
          consignee_gstin: order.ship_gstin ?? company.gst_number,
          ...{ place_of_supply: order.ship_state, po_number: order.po_number, created_by: actor.uid },
          ...sumsOf(lines),
        })
        .returning({ id: delivery_challans.id, number: delivery_challans.number }),
      db
        .insert(delivery_challan_lines)
        .values(lines.map((line) => ({ ...line, challan_id: sql`currval('delivery_challans_id_seq')` }))),
    ]),
    ORDER_CHANGED,
  );
  const [{ id, number }] = answers[4] as [{ id: number; number: string }];
  return { message: `Delivery challan ${number} issued.`, id, number };
}

/**
 * Cancels a challan whose goods have not left, so that they can be invoiced, unpacked or sent under another one. 404 for an
 * unknown challan, 409 if it is already cancelled or the goods have left.
 */
export async function cancelChallan(actor: Caller, { id, reason }: { id: number; reason: string }) {
  const [, [found]] = await asActor(actor, [
    db
      .select({ challan: delivery_challans, shipment: shipments })
      .from(delivery_challans)
      .leftJoin(shipments, eq(shipments.id, delivery_challans.shipment_id))
      .where(eq(delivery_challans.id, id)),
  ]);
  if (!found) throw notFound('delivery challan');
  const { challan, shipment } = found;
  if (challan.cancelled_at) throw new AppError('conflict', `${challan.number} is already cancelled.`);
  if (shipment && shipment.status !== 'packed') {
    throw new AppError('conflict', `${shipment.code} has left under ${challan.number}. It can no longer be cancelled.`);
  }
  await orConflict(
    asActor(actor, [
      lockOrder(challan.order_id),
      rows(sql`
        with cancelled as (
          update delivery_challans c set cancelled_at = now(), cancel_reason = ${reason}
          from shipments s where c.id = ${id} and c.cancelled_at is null and s.id = c.shipment_id and s.status = 'packed'
          returning 1)
        select must(count(*) = 1, 'challan') from cancelled`),
    ]),
    ORDER_CHANGED,
  );
  return { message: `Delivery challan ${challan.number} cancelled.` };
}

function assertNeedsChallan(read: Billable): void {
  const { shipment, challan_id } = read;
  const refuse = (message: string) => new AppError('conflict', message);
  if (shipment.status !== 'packed') throw refuse(`${shipment.code} has already been dispatched.`);
  if (shipment.invoiced && shipment.claim_id === null) {
    throw refuse(`${shipment.code} is already invoiced. It travels with its invoice.`);
  }
  if (challan_id !== null) throw refuse(`${shipment.code} already has a delivery challan.`);
  assertNotOnHold(read);
}

const UNBILLED = {
  ...{ billed_qty: 0, billed_taxable: 0, billed_discount: 0 },
  ...{ billed_cgst: 0, billed_sgst: 0, billed_igst: 0 },
};

/** The goods with their value, and their tax only if the movement is a supply (r. 55(1)(vii)). */
function challanLines({ shipment, lines }: Billable, isTaxed: boolean) {
  const sent = lines.filter(({ line }) => line.kind === 'goods');
  // Goods that are sent again are billed already: they have the value of a part that is not.
  const goods = linesOf({
    lines: shipment.claim_id === null ? sent : sent.map((line) => ({ ...line, ...UNBILLED })),
  });
  return goods.map((line) => (isTaxed ? line : withoutTax(line)));
}

/** A challan is not rounded to the rupee: no one pays it. */
function sumsOf(lines: ReturnType<typeof challanLines>) {
  const sum = (field: 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'total_paise') =>
    lines.reduce((total, line) => total + line[field], 0);
  return {
    ...{ taxable_paise: sum('taxable_paise'), amount_paise: sum('total_paise') },
    ...{ cgst_paise: sum('cgst_paise'), sgst_paise: sum('sgst_paise'), igst_paise: sum('igst_paise') },
  };
}
