import { type SQL, sql } from 'drizzle-orm';
import { order_history } from '#db/schema/order-history.ts';
import { rows } from '../platform/database.ts';

/** A step of an order's history that does not change its status. */
export function addNote(orderId: number, note: string | SQL, userId: number, shipmentId: SQL | null = null) {
  return rows(sql`
    insert into ${order_history} (order_id, company_id, status, note, shipment_id, user_id)
    select id, company_id, status, ${note}, ${shipmentId ?? sql`null`}, ${userId} from orders where id = ${orderId}`);
}
