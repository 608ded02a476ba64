import { eq } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';
import { purchase_orders } from '#db/schema/stores.ts';
import { renderPurchaseOrder } from '../../../src/print/purchase-order-sheet.ts';
import { sellerDetailsNow } from '../invoices/seller-details.ts';
import { asActor, db } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { orderQueries, valueOf } from './purchase-orders.ts';

/** A purchase order as a PDF for the vendor. 404 for an unknown id, 409 if it is cancelled. */
export async function getPurchaseOrderPdf(actor: Caller, id: number): Promise<FileReply> {
  const [, [found], ordered] = await asActor(actor, [
    db
      .select({ order: purchase_orders, seller: sellerDetailsNow })
      .from(purchase_orders)
      .where(eq(purchase_orders.id, id)),
    orderQueries(id)[1],
  ]);
  if (!found) throw notFound('purchase order');
  const { order, seller } = found;
  if (order.status === 'cancelled') throw new AppError('conflict', `${order.number} is cancelled.`);
  const lines = ordered.map(({ line }) => line);
  const bytes = await renderPurchaseOrder({
    ...{ number: order.number, date: order.date, due_on: order.due_on, payment_days: order.payment_days },
    is_draft: PURCHASE_ORDER_STATES[order.status].isDraft === true,
    vendor: {
      name: order.vendor_name,
      address: order.vendor_address ?? '',
      state: order.vendor_state,
      // One that is not entered is not printed.
      ...(order.vendor_gstin && { gstin: order.vendor_gstin }),
    },
    lines,
    total_paise: valueOf(lines),
    note: order.note,
    seller,
  });
  return { name: `${order.number.replaceAll('/', '-')}.pdf`, type: 'application/pdf', bytes };
}
