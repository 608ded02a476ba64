import { eq, sql } from 'drizzle-orm';
import type { Return, Shipment } from '#contracts/shipments.ts';
import { return_lines, returns, shipment_lines, shipments } from '#db/schema/shipments.ts';
import { db } from './database.ts';

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
