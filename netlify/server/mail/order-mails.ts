import type { OrderStatus } from '#contracts/orders.ts';
import { contact } from '#site';
import { counted, type GoodsLine, linesOf, type Sums, sumsOf } from './goods.ts';
import type { Fact, Letter } from './letter-parts.ts';
import { desk, portal } from './pages.ts';

/** The order that a mail is about, and the name of the person who reads it. */
export interface OrderRef {
  order_id: number;
  name: string;
  po_number: string | null;
}

interface OrderGoods extends OrderRef, Sums {
  ship_to: string;
  lines: GoodsLine[];
}

/** To one approver; `token` opens the order once, without signing in. */
interface ApprovalNeeded extends OrderGoods {
  placed_by: string;
  /** The limit that the order exceeds, rupees as they are read. */
  limit: string | null;
  notes: string | null;
  token: string;
  /** Until when the link works, as it is read. */
  expires: string;
}

interface OrderApproved extends OrderRef {
  approver: string;
  note: string | null;
  total: string;
  /** Lines whose quantity the approver changed; 0 took the line out. */
  changes: { sku: string; name: string; unit: string; ordered: number; approved: number }[];
}

interface OrderPacked extends OrderRef {
  /** Whether a mail said so before, and it was unpacked since; absent in mails from before it was asked. */
  again?: boolean;
}

interface OrderShortClosed extends OrderRef {
  lines: GoodsLine[];
  reason: string;
  /** What became of the order with it. */
  status: OrderStatus;
}

interface OrderCancelled extends OrderRef {
  /** Who cancelled, by name. */
  by: string;
  reason: string | null;
}

/** What happens to an order up to its packing. */
export const orderMails = {
  'order-placed': (order: OrderGoods): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} placed${poOf(order)}`,
    lead: `We have your ${numberOf(order)}. We check stock and dispatch date and confirm it, ${contact.hours}.`,
    blocks: goods(order),
    after: 'You can cancel it on that page until we confirm it.',
  }),
  'order-approval-needed': (order: ApprovalNeeded): Letter => ({
    ...orderLetter(order),
    subject: `Your approval: order ${order.order_id} of ${order.placed_by}, ${order.total}`,
    lead: `${order.placed_by} placed ${numberOf(order)} for ${order.total}. It waits for your approval.`,
    blocks: [
      order.limit && { paragraph: `It is above the spending limit of ${order.limit}.` },
      ...goods(order),
      order.notes && { quote: order.notes, by: `${order.placed_by} notes` },
    ],
    action: { label: 'Review and decide', path: `/approve?token=${encodeURIComponent(order.token)}` },
    after: `You can approve it, change quantities or reject it. The link works for one decision and until ${order.expires}; do not forward it.`,
  }),
  'order-approved': (order: OrderApproved): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} approved${poOf(order)}`,
    lead: `${order.approver} approved your ${numberOf(order)}. It is placed, total ${order.total}.`,
    blocks: [
      order.changes.length > 0 && { paragraph: 'These quantities were changed:' },
      order.changes.length > 0 && { lines: order.changes.map(changedLine) },
      order.note && { quote: order.note, by: order.approver },
    ],
  }),
  'order-rejected': (order: OrderRef & { approver: string; reason: string }): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} not approved${poOf(order)}`,
    lead: `${order.approver} did not approve your ${numberOf(order)}. Nothing will be supplied.`,
    blocks: [{ quote: order.reason, by: order.approver }],
    action: { label: 'Open the order', path: portal.order(order.order_id) },
    after: 'From that page you can put its lines into your cart again and change them.',
  }),
  'order-confirmed': (order: OrderRef & { expected: string | null; note: string | null }): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} confirmed${poOf(order)}`,
    lead: `Your ${numberOf(order)} is confirmed. We are getting its goods ready.`,
    blocks: [{ facts: [['Dispatch by', order.expected]] }, order.note && { quote: order.note, by: 'Our desk notes' }],
    after: 'When goods leave, a mail brings the carrier and the AWB or LR number.',
  }),
  'order-on-hold': (order: OrderRef & { reason: string }): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} on hold${poOf(order)}`,
    lead: `We had to put your ${numberOf(order)} on hold.`,
    blocks: [{ quote: order.reason, by: 'The reason' }],
    after: `If you can clear it, answer this mail or call ${contact.phone}, ${contact.hours}. We write again when the order goes on.`,
    replyTo: contact.email,
  }),
  'order-packed': (order: OrderPacked): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} packed${order.again ? ' anew' : ''}${poOf(order)}`,
    lead: `Your ${numberOf(order)} is packed${order.again ? ' anew' : ''} and checked. It waits for the carrier.`,
    after: 'When it leaves, a mail brings the carrier and the AWB or LR number.',
  }),
  'order-short-closed': (order: OrderShortClosed): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id}: a part is not supplied${poOf(order)}`,
    lead: `We cannot supply a part of your ${numberOf(order)} and have taken it out. You are not invoiced for it.`,
    blocks: [{ lines: linesOf(order.lines) }, { quote: order.reason, by: 'The reason' }],
    after: `${restAfter(order.status)} Still need these goods? Answer this mail or call ${contact.phone}, ${contact.hours}.`,
    replyTo: contact.email,
  }),
  'order-cancelled': (order: OrderCancelled): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} cancelled${poOf(order)}`,
    lead: `Your ${numberOf(order)} was cancelled by ${order.by}. Nothing more is supplied or charged for it.`,
    blocks: [order.reason && { quote: order.reason, by: 'The reason' }],
  }),
  'order-cancelled-for-sales': ({ order_id, company, by, reason }: OrderAtDesk): Letter => ({
    subject: `Order ${order_id} cancelled by ${company}`,
    sheet: `ORDER ${order_id}`,
    lead: `${by}, ${company}, cancelled order ${order_id}. Its stock is free again.`,
    blocks: [reason && { quote: reason, by: 'The reason' }],
    action: { label: 'Open the order', path: desk.order(order_id) },
  }),
};

interface OrderAtDesk {
  order_id: number;
  company: string;
  by: string;
  reason: string | null;
}

/** What the letters about an order share: number, name, the page to follow it on. */
export function orderLetter({ order_id, name }: OrderRef) {
  const action = { label: 'Follow the order', path: portal.order(order_id) };
  return { sheet: `ORDER ${order_id}`, to: name, action };
}

/** `order 100123 (PO 4500012345)`, within a sentence. */
export const numberOf = ({ order_id, po_number }: OrderRef) =>
  po_number ? `order ${order_id} (PO ${po_number})` : `order ${order_id}`;

/** `, PO 4500012345`, for a subject. */
export const poOf = ({ po_number }: OrderRef) => (po_number ? `, PO ${po_number}` : '');

/** Where the rest of a short-closed order is. */
function restAfter(status: OrderStatus): string {
  if (status === 'in transit' || status === 'out for delivery') return 'The rest of the order is on its way.';
  const isToLeave = status === 'confirmed' || status === 'packed' || status === 'partly shipped';
  return isToLeave ? 'The rest of the order follows.' : 'The rest of the order has been delivered.';
}

function goods(order: OrderGoods) {
  const facts: Fact[] = [['Ship to', order.ship_to]];
  return [{ lines: linesOf(order.lines), sums: sumsOf(order) }, { facts }];
}

function changedLine({ sku, name, unit, ordered, approved }: OrderApproved['changes'][number]) {
  return { item: name, code: sku, qty: `${counted(ordered)} → ${counted(approved)} ${unit}` };
}
