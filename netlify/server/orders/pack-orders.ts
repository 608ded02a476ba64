import { and, eq, sql } from 'drizzle-orm';
import type { BulkReply } from '#contracts/bulk.ts';
import { order_lines } from '#db/schema/orders.ts';
import { asActor, db } from '../platform/database.ts';
import { actOnEach } from '../platform/bulk.ts';
import { AppError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { packShipment } from './shipments.ts';

/** Packs what is left of each order as one consignment, by the rules of `packShipment`. */
export function packOrders(actor: Caller, { ids }: { ids: number[] }): Promise<BulkReply> {
  return actOnEach(ids, async (order_id) => {
    const left = sql<number>`${order_lines.qty} - ${order_lines.short_closed_qty} - ${order_lines.packed_qty}`;
    const [, lines] = await asActor(actor, [
      db
        .select({ line_no: order_lines.line_no, qty: left.mapWith(Number) })
        .from(order_lines)
        .where(and(eq(order_lines.order_id, order_id), eq(order_lines.kind, 'goods'), sql`${left} > 0`))
        .orderBy(order_lines.line_no),
    ]);
    if (lines.length === 0) throw new AppError('conflict', `Order ${order_id} has no goods left to pack.`);
    const { message } = await packShipment(actor, { order_id, lines });
    return { message };
  });
}
