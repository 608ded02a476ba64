import * as z from 'zod/mini';
import { idsParam } from '../bulk.ts';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { idParam } from '../fields/text.ts';
import type { OrderStatus } from './portal.ts';
import { ORDER_STATES } from './states.ts';

/** What is printed of an order besides its invoices. */
const OrderDocument = z.enum(['proforma', 'confirmation']);
export type OrderDocument = z.infer<typeof OrderDocument>;

/** Documents that an order in this status has: a proforma until goods leave, a confirmation from confirmed. */
export function orderDocuments(status: OrderStatus): OrderDocument[] {
  const { isOpen, isReturnable, isUnderWay, isSale } = ORDER_STATES[status];
  return [
    ...(isOpen && !isReturnable && !isUnderWay ? ['proforma' as const] : []),
    ...(isSale && status !== 'placed' ? ['confirmation' as const] : []),
  ];
}

export const ORDER_DOCUMENT_LABELS: Readonly<Record<OrderDocument, string>> = {
  proforma: 'Proforma invoice',
  confirmation: 'Order confirmation',
};

const order = z.object({ id: idParam, document: OrderDocument });

/** A proforma or confirmation of an own order as a PDF. 404 for another company's order, 409 if its status has none. */
export const getOrderPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/order-pdf',
  roles: ['customer'],
  query: order,
  reply: FileReply,
});

/** A proforma or confirmation of any company's order as a PDF. 409 if its status has none. */
export const getAdminOrderPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-pdf',
  roles: staffRoles,
  query: order,
  reply: FileReply,
});

/** A proforma of a quote that was sent and not superseded, as a PDF. 404 for another company's, 409 for an ended quote. */
export const getQuoteProformaEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/quote-proforma',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/** A proforma of any company's quote, as a PDF. 409 for an ended quote. */
export const getAdminQuoteProformaEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/quote-proforma',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/** What is packed in a consignment, without prices, as a PDF. 404 for another company's. */
export const getPackingSlipEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/packing-slip',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/** What is packed in any company's consignment, without prices, as a PDF. */
export const getAdminPackingSlipEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/packing-slip',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/** What staff print of several orders at once. */
export const PrintedOrders = z.enum(['sheets', 'packing slips', 'pick list']);
export type PrintedOrders = z.infer<typeof PrintedOrders>;

/**
 * The order sheets of up to 100 orders in one PDF (of each the confirmation, or the proforma before it is confirmed), or their
 * packing slips, or one pick list of what is on the shelf for them. 409 with the numbers of the orders that have none; `ids` are
 * separated by commas.
 */
export const printOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/orders-print',
  roles: staffRoles,
  query: z.object({ ids: idsParam, document: PrintedOrders }),
  reply: FileReply,
});
