import type { ShownInvoiceStatus } from '#contracts/invoices.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import type { QuoteStatus } from '#contracts/quotes.ts';
import type { RfqStatus } from '#contracts/rfqs.ts';
import type { ReturnStatus, ShipmentStatus } from '#contracts/shipments.ts';
import type { TicketStatus } from '#contracts/support.ts';
import type { StatusTone } from './Status.tsx';

/** What each status asks of the buyer: the Overview shows them beside each other, so they stand in one place. */
export const orderTones: Record<OrderStatus, StatusTone> = {
  'pending approval': 'warn',
  placed: 'busy',
  confirmed: 'busy',
  packed: 'busy',
  'partly shipped': 'busy',
  'in transit': 'busy',
  'out for delivery': 'busy',
  delivered: 'ok',
  completed: 'ok',
  'on hold': 'warn',
  rejected: 'bad',
  cancelled: 'idle',
  'return requested': 'warn',
  returned: 'idle',
};

export const rfqTones: Record<RfqStatus, StatusTone> = {
  submitted: 'busy',
  'under review': 'busy',
  'more information requested': 'warn',
  quoted: 'ok',
  declined: 'bad',
  cancelled: 'idle',
};

export const quoteTones: Record<QuoteStatus, StatusTone> = {
  draft: 'idle',
  sent: 'busy',
  accepted: 'ok',
  countered: 'warn',
  superseded: 'idle',
  declined: 'bad',
  withdrawn: 'idle',
  expired: 'bad',
};

export const invoiceTones: Record<ShownInvoiceStatus, StatusTone> = {
  issued: 'busy',
  'part paid': 'busy',
  overdue: 'warn',
  paid: 'ok',
  cancelled: 'idle',
  'credit note': 'idle',
};

export const ticketTones: Record<TicketStatus, StatusTone> = { open: 'busy', answered: 'ok', closed: 'idle' };

export const shipmentTones: Record<ShipmentStatus, StatusTone> = {
  packed: 'idle',
  'in transit': 'busy',
  'out for delivery': 'busy',
  delivered: 'ok',
};

export const returnTones: Record<ReturnStatus, StatusTone> = {
  requested: 'warn',
  approved: 'busy',
  rejected: 'idle',
  received: 'ok',
};
