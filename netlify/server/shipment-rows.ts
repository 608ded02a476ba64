import { eq, sql } from 'drizzle-orm';
import type { Return, Shipment } from '#contracts/shipments.ts';
import { return_lines, returns, shipment_lines, shipments } from '#db/schema/shipments.ts';
import { db, rows } from './database.ts';

/** Consignments and returns of an order as queries for a batch, and their rows as the contracts show them. */

type Lines = Shipment['lines'];

/** The consignments of an order with their lines, the oldest first. */
export function shipmentsOf(orderId: number) {
  const lines = sql<Lines>`(select json_agg(json_build_object('line_no', l.line_no, 'qty', l.qty) order by l.line_no)
    from ${shipment_lines} l where l.shipment_id = ${shipments.id})`;
  return db
    .select({ shipment: shipments, lines })
    .from(shipments)
    .where(eq(shipments.order_id, orderId))
    .orderBy(shipments.id);
}

/** The returns of an order with their lines, the oldest first. */
export function returnsOf(orderId: number) {
  const lines = sql<Lines>`(select json_agg(json_build_object('line_no', l.line_no, 'qty', l.qty) order by l.line_no)
    from ${return_lines} l where l.return_id = ${returns.id})`;
  return db.select({ sentBack: returns, lines }).from(returns).where(eq(returns.order_id, orderId)).orderBy(returns.id);
}

/** Which invoices of an order hold goods of which received return that neither has in a credit note yet. */
export function creditsToGive(orderId: number) {
  return rows<{ return_id: number; id: number; inv: string }>(sql`
    select distinct r.id::int as return_id, i.id::int as id, i.number as inv
    from returns r
      join return_lines back on back.return_id = r.id
      join invoices i on i.order_id = r.order_id and i.kind = 'invoice' and i.status not in ('draft', 'cancelled')
      join invoice_lines billed on billed.invoice_id = i.id and billed.order_line_no = back.line_no
    where r.order_id = ${orderId} and r.status = 'received'
      and back.qty > (select coalesce(sum(l.qty), 0) from invoices note join invoice_lines l on l.invoice_id = note.id
        where note.return_id = r.id and l.order_line_no = back.line_no)
      and billed.qty > (select coalesce(sum(l.qty), 0) from invoices note join invoice_lines l on l.invoice_id = note.id
        where note.credits_id = i.id and l.order_line_no = back.line_no)
    order by 1, 2`);
}

export function shipmentOf({ shipment, lines }: { shipment: typeof shipments.$inferSelect; lines: Lines }): Shipment {
  const { dispatched_at, delivered_at } = shipment;
  return {
    ...shipment,
    dispatched_at: dispatched_at?.toISOString() ?? null,
    delivered_at: delivered_at?.toISOString() ?? null,
    lines,
  };
}

export function returnOf({ sentBack, lines }: { sentBack: typeof returns.$inferSelect; lines: Lines }): Return {
  const { created_at, settled_at } = sentBack;
  return {
    ...sentBack,
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    lines,
  };
}
