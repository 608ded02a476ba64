import { type EntrySource, SOURCE_TEXTS } from '#contracts/fields/entry-source.ts';
import { CREDIT_HOLD_NOTE, type OrderStatus } from '#contracts/orders/portal.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { contact } from '#site';
import { formatQty, type GoodsLine, linesOf, type Sums, sumsOf, toBuyBlocks, type ToBuyLine } from './goods.ts';
import type { Fact, Letter } from './letter-parts.ts';
import { adminPages, portalPages } from './pages.ts';

/** The order of a mail, and the reader's name. */
export interface OrderRef {
  order_id: number;
  name: string;
  po_number: string | null;
}

interface OrderGoods extends OrderRef, Sums {
  ship_to: string;
  lines: GoodsLine[];
  /** What of them is to be bought in; absent if none can be. */
  to_buy?: ToBuyLine[];
  /** How it reached us, if we entered it for the buyer. */
  source?: EntrySource | null;
  /** `MCH-02 Machine shop`; null or absent if none was chosen. */
  cost_centre?: string | null;
  /** Name of the purchase order's file; null or absent if none was attached. */
  po_file?: string | null;
}

/** To one approver; `token` opens the order without signing in, for one decision until `expires`, which is known when the mail is sent. */
interface ApprovalNeeded extends OrderGoods {
  placed_by: string;
  /** Which limits the order exceeds. */
  why: string | null;
  notes: string | null;
  /** The approver whose deputy the reader is; null for an approver. */
  deputy_for: string | null;
  token: string;
  expires?: string;
}

/** To one approver of an order that was not decided in time, or to a company admin to whom it is passed on. */
interface ApprovalReminder extends OrderRef {
  placed_by: string;
  total: string;
  /** How long it has waited: `24 hours`. */
  waited: string;
  /** True for a company admin who is asked now, because no one has decided. */
  passed_on: boolean;
  deputy_for: string | null;
  token: string;
  expires?: string;
}

interface OrderApproved extends OrderRef {
  approver: string;
  note: string | null;
  total: string;
  /** True if it is on hold for the company's credit. */
  held: boolean;
  to_buy?: ToBuyLine[];
  /** Lines whose quantity the approver changed; 0 removed the line. */
  changes: { sku: string; name: string; unit: string; ordered: number; approved: number }[];
}

interface ChangeAccepted {
  order_id: number;
  /** The reader's name; in the mail to staff, the buyer's. */
  name: string;
  company: string;
  /** The changed lines and both totals. */
  note: string;
}

interface OrderPacked extends OrderRef {
  /** True if the order was packed and unpacked before. */
  again: boolean;
}

interface OrderShortClosed extends OrderRef {
  lines: GoodsLine[];
  reason: string;
  /** The totals before and after. */
  ordered: string;
  total: string;
  /** The order's new status. */
  status: OrderStatus;
}

interface OrderCancelled extends OrderRef {
  /** Name of the person who cancelled. */
  by: string;
  reason: string | null;
}

/** An order until it is packed. */
export const orderMails = {
  'order-placed': (order: OrderGoods): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} placed${poOf(order)}`,
    lead: `${receivedOrder(order)} We will check stock and dispatch date, and confirm it (${contact.hours}).`,
    blocks: goods(order),
    after: 'You can cancel it on that page until we confirm it.',
  }),
  'order-held': (order: OrderGoods): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} on hold${poOf(order)}`,
    lead: `${receivedOrder(order)} It is on hold. ${CREDIT_HOLD_NOTE}`,
    blocks: goods(order),
    after: `To change or cancel it, reply to this email or call ${contact.phone} (${contact.hours}). We will write again when it is released.`,
    replyTo: contact.email,
  }),
  'order-held-for-staff': ({ order_id, company, reason }: Omit<OrderForStaff, 'by'>): Letter => ({
    subject: `Order ${order_id} of ${company} on credit hold`,
    sheet: `ORDER ${order_id}`,
    lead: `Order ${order_id} of ${company} is on credit hold: ${reason}. An admin can release it with a reason.`,
    action: { label: 'Open the order', path: adminPages.order(order_id) },
  }),
  'order-approval-needed': (order: ApprovalNeeded): Letter => ({
    ...orderLetter(order),
    subject: `Approval needed: order ${order.order_id} by ${order.placed_by}, ${order.total}`,
    lead: `${order.source ? `${numberOf(order).replace('o', 'O')} for ${order.total} was entered for ${order.placed_by} ${SOURCE_TEXTS[order.source]}` : `${order.placed_by} has placed ${numberOf(order)} for ${order.total}`}. It needs your approval${deputyText(order)}.`,
    blocks: [
      order.why && { paragraph: order.why },
      ...goods(order),
      order.notes && { quote: order.notes, by: `Note by ${order.placed_by}` },
    ],
    action: { label: 'Review and decide', path: `/approve?token=${encodeURIComponent(order.token)}` },
    after: decisionLink(order),
  }),
  'order-approval-reminder': (order: ApprovalReminder): Letter => ({
    ...orderLetter(order),
    subject: `${order.passed_on ? 'Escalated to you' : 'Reminder'}: order ${order.order_id} by ${order.placed_by}, ${order.total}`,
    lead: `${numberOf(order).replace('o', 'O')} of ${order.placed_by} for ${order.total} has waited for approval for ${order.waited}. ${order.passed_on ? 'No one has decided, so it is escalated to you as company admin' : 'It needs your approval'}${deputyText(order)}.`,
    action: { label: 'Review and decide', path: `/approve?token=${encodeURIComponent(order.token)}` },
    after: decisionLink(order),
  }),
  'order-approved': (order: OrderApproved): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} approved${poOf(order)}`,
    lead: `${order.approver} has approved your ${numberOf(order)}, total ${order.total}. ${order.held ? `It is on hold. ${CREDIT_HOLD_NOTE}` : 'It is now placed.'}`,
    blocks: [
      order.changes.length > 0 && { paragraph: 'These quantities were changed:' },
      order.changes.length > 0 && { lines: order.changes.map(changedLine) },
      ...toBuyBlocks(order.to_buy),
      order.note && { quote: order.note, by: order.approver },
    ],
  }),
  'order-rejected': (order: OrderRef & { approver: string; reason: string }): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} rejected${poOf(order)}`,
    lead: `${order.approver} has rejected your ${numberOf(order)}. It will not be supplied.`,
    blocks: [{ quote: order.reason, by: order.approver }],
    action: { label: 'Open the order', path: portalPages.order(order.order_id) },
    after: 'On that page you can add its lines to your cart again and change them.',
  }),
  'order-confirmed': (order: OrderRef & { expected: string | null; note: string | null }): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} confirmed${poOf(order)}`,
    lead: `Your ${numberOf(order)} is confirmed. We are preparing the goods.`,
    blocks: [{ facts: [['Dispatch by', order.expected]] }, order.note && { quote: order.note, by: 'Our note' }],
    after: `The order confirmation is on that page as a PDF. ${TRACKING_FOLLOWS}`,
  }),
  'order-released': (order: OrderRef & { expected: string | null; note: string | null }): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} released${poOf(order)}`,
    lead: `Your ${numberOf(order)} is no longer on hold. We are preparing the goods.`,
    blocks: [{ facts: [['Dispatch by', order.expected]] }, order.note && { quote: order.note, by: 'Our note' }],
    after: TRACKING_FOLLOWS,
  }),
  'order-on-hold': (order: OrderRef & { reason: string }): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} on hold${poOf(order)}`,
    lead: `We have had to put your ${numberOf(order)} on hold.`,
    blocks: [{ quote: order.reason, by: 'Our message' }],
    after: `Answer on the order’s page, reply to this email or call ${contact.phone} (${contact.hours}). We will write again when the order resumes.`,
    replyTo: contact.email,
  }),
  'order-change-accepted': (order: ChangeAccepted): Letter => ({
    sheet: `ORDER ${order.order_id}`,
    subject: `Order ${order.order_id}: change accepted by ${order.company}`,
    lead: `${order.name}, ${order.company}, has accepted the change of order ${order.order_id}.`,
    blocks: [{ paragraph: order.note }],
    action: { label: 'Open the order', path: adminPages.order(order.order_id) },
  }),
  'order-change-accepted-by-colleague': (order: Omit<ChangeAccepted, 'company'> & { by: string }): Letter => ({
    sheet: `ORDER ${order.order_id}`,
    to: order.name,
    subject: `Order ${order.order_id} changed`,
    lead: `${order.by} has accepted the change that we proposed for your order ${order.order_id}.`,
    blocks: [{ paragraph: order.note }],
    action: { label: 'Open the order', path: portalPages.order(order.order_id) },
  }),
  'order-packed': (order: OrderPacked): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} packed${order.again ? ' again' : ''}${poOf(order)}`,
    lead: `Your ${numberOf(order)} has been packed${order.again ? ' again' : ''} and checked. It is ready for the carrier.`,
    after: TRACKING_FOLLOWS,
  }),
  'order-short-closed': (order: OrderShortClosed): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id}: some goods cannot be supplied${poOf(order)}`,
    lead: `We cannot supply part of your ${numberOf(order)} and have removed it from the order. You will not be invoiced for it.`,
    blocks: [
      { lines: linesOf(order.lines) },
      {
        facts: [
          ['Total before', order.ordered],
          ['Total now', order.total],
        ],
      },
      { quote: order.reason, by: 'Reason' },
    ],
    after: `${restAfter(order.status)} Still need these goods? Reply to this email or call ${contact.phone} (${contact.hours}).`,
    replyTo: contact.email,
  }),
  'order-cancelled': (order: OrderCancelled): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} cancelled${poOf(order)}`,
    lead: `Your ${numberOf(order)} has been cancelled by ${order.by}. Nothing more will be supplied or charged for it.`,
    blocks: [order.reason && { quote: order.reason, by: 'Reason' }],
  }),
  'order-cancelled-for-sales': ({ order_id, company, by, reason }: OrderForStaff): Letter => ({
    subject: `Order ${order_id} cancelled by ${company}`,
    sheet: `ORDER ${order_id}`,
    lead: `${by}, ${company}, has cancelled order ${order_id}. Its stock is available again.`,
    blocks: [reason && { quote: reason, by: 'Reason' }],
    action: { label: 'Open the order', path: adminPages.order(order_id) },
  }),
  'order-po-attached': ({ order_id, company, by, file }: Omit<OrderForStaff, 'reason'> & { file: string }): Letter => ({
    subject: `Order ${order_id}: PO attached by ${company}`,
    sheet: `ORDER ${order_id}`,
    lead: `${by}, ${company}, has attached the purchase order to order ${order_id}: ${file}.`,
    action: { label: 'Open the order', path: adminPages.order(order_id) },
  }),
};

const deputyText = ({ deputy_for }: Pick<ApprovalNeeded, 'deputy_for'>) =>
  deputy_for ? `, as the deputy of ${deputy_for}` : '';

const decisionLink = ({ expires }: Pick<ApprovalNeeded, 'expires'>) =>
  `You can approve it, change quantities or reject it. The link is valid for one decision${expires ? `, until ${expires}` : ''}. Do not forward it.`;

const TRACKING_FOLLOWS = 'When goods are dispatched, we will email you the carrier and the AWB or LR number.';

interface OrderForStaff {
  order_id: number;
  company: string;
  by: string;
  reason: string | null;
}

/** The parts that all mails about an order share. */
export function orderLetter({ order_id, name }: OrderRef) {
  const action = { label: 'Track the order', path: portalPages.order(order_id) };
  return { sheet: `ORDER ${order_id}`, to: name, action };
}

/** `order 100123 (PO 4500012345)`, for use in a sentence. */
export const numberOf = ({ order_id, po_number }: OrderRef) =>
  po_number ? `order ${order_id} (PO ${po_number})` : `order ${order_id}`;

const receivedOrder = ({ source, ...order }: OrderGoods) =>
  source
    ? `We have entered your ${numberOf(order)} for you ${SOURCE_TEXTS[source]}.`
    : `We have received your ${numberOf(order)}.`;

/** `, PO 4500012345`, for a subject. */
export const poOf = ({ po_number }: OrderRef) => (po_number ? `, PO ${po_number}` : '');

/** The state of the rest of a short-closed order. */
function restAfter(status: OrderStatus): string {
  const { isUnderWay, isToShip } = ORDER_STATES[status];
  if (isUnderWay) return 'The rest of the order is on its way.';
  return isToShip ? 'The rest of the order will follow.' : 'The rest of the order has been delivered.';
}

function goods(order: OrderGoods) {
  const facts: Fact[] = [
    ['Ship to', order.ship_to],
    ['Cost centre', order.cost_centre ?? null],
    ['PO file', order.po_file ?? null],
  ];
  return [{ lines: linesOf(order.lines), sums: sumsOf(order) }, ...toBuyBlocks(order.to_buy), { facts }];
}

function changedLine({ sku, name, unit, ordered, approved }: OrderApproved['changes'][number]) {
  return { item: name, code: sku, qty: `${formatQty(ordered)} → ${formatQuantity(approved, unit)}` };
}
