import { contact } from '#site';
import { type GoodsLine, linesOf } from './goods.ts';
import type { Fact, Letter } from './letter-parts.ts';
import { numberOf, orderLetter, type OrderRef, poOf } from './order-mails.ts';
import { adminPages, portalPages } from './pages.ts';

interface Consignment extends OrderRef {
  carrier: string;
  /** `AWB BD1234567` or `LR 4471`. */
  tracking_number: string;
}

interface ShipmentSent extends Consignment {
  lines: GoodsLine[];
  /** True if all goods of the order have now been dispatched. */
  complete: boolean;
  /** True if it sends goods again that were missing from an earlier consignment. */
  sent_again?: boolean;
  ship_to: string;
  /** Expected date of delivery. */
  expected: string | null;
}

interface OutForDelivery extends Consignment {
  /** True if the order has goods in other consignments. */
  part: boolean;
  /** True if it sends goods again that were missing from an earlier consignment. */
  sent_again?: boolean;
}

interface Delivered extends OrderRef {
  on: string;
  received_by: string | null;
  /** The consignment's number, `SHP-000012`. */
  code: string;
  lines: GoodsLine[];
  /** True if other goods of the order are with a carrier. */
  under_way: boolean;
  /** True if other goods of the order are yet to be dispatched. */
  to_send: boolean;
  /** True if it sends goods again that were missing from an earlier consignment. */
  sent_again?: boolean;
}

interface ReturnRequested extends OrderRef {
  lines: GoodsLine[];
  reason: string;
}

/** What a buyer recorded of a consignment; `name` is theirs. */
interface GoodsReceived extends OrderRef {
  /** The consignment's number, `SHP-000012`. */
  code: string;
  short: GoodsLine[];
  damaged: GoodsLine[];
  /** Numbers of the requests and claims. */
  claims: string[];
}

interface ReturnSettled extends OrderRef {
  accepted: boolean;
  /** True for a claim for goods that were short. */
  is_shortage?: boolean;
  /** True if the missing goods are sent again, not credited. */
  sent_again?: boolean;
  lines: GoodsLine[];
  note: string | null;
}

/** Consignments and returns. */
export const shipmentMails = {
  'shipment-sent': (shipment: ShipmentSent): Letter => ({
    ...orderLetter(shipment),
    subject: `${sentWhat(shipment)}${poOf(shipment)}`,
    lead: sentLead(shipment),
    blocks: [
      {
        facts: [...carrierFacts(shipment), ['Expected delivery', shipment.expected], ['Ship to', shipment.ship_to]],
      },
      { lines: linesOf(shipment.lines) },
    ],
    after: 'Count the packages before you sign the carrier’s receipt, and note any shortage or damage on it.',
  }),
  'order-out-for-delivery': (shipment: OutForDelivery): Letter => ({
    ...orderLetter(shipment),
    subject: `${outWhat(shipment)}${poOf(shipment)}`,
    lead: outLead(shipment),
    blocks: [{ facts: [...carrierFacts(shipment)] }],
    after: 'Please make sure that someone at the gate can receive it and sign.',
  }),
  'order-delivered': (order: Delivered): Letter => ({
    ...orderLetter(order),
    subject: `${deliveredWhat(order)}${poOf(order)}`,
    lead: deliveredLead(order),
    blocks: [
      {
        facts: [
          ['Consignment', order.code, 'code'],
          ['Received by', order.received_by],
        ],
      },
      { lines: linesOf(order.lines) },
    ],
    action: { label: 'Open the order', path: portalPages.order(order.order_id) },
    after: `Record what you received on that page, with any shortage or damage, or call ${contact.phone}.`,
  }),
  'goods-received': (received: GoodsReceived): Letter => ({
    ...orderLetter(received),
    subject: `Shortage or damage recorded: order ${received.order_id}${poOf(received)}`,
    lead: `You have recorded what you received of consignment ${received.code} of ${numberOf(received)}. We will reply to ${received.claims.join(' and ')} within one business day.`,
    blocks: receivedGoods(received),
    action: { label: 'Open the order', path: portalPages.order(received.order_id) },
    after: 'Please keep damaged goods in their packaging until then.',
  }),
  'goods-received-for-sales': (received: GoodsReceivedForStaff): Letter => ({
    subject: `${received.code} of ${received.company} received ${received.claims.length > 0 ? 'with shortage or damage' : 'in full'}: order ${received.order_id}`,
    sheet: `ORDER ${received.order_id}`,
    lead: `${received.name} of ${received.company} has recorded the goods received of consignment ${received.code}. ${openClaims(received.claims)}`,
    blocks: [
      ...receivedGoods(received),
      !received.is_delivered && { paragraph: 'The consignment is not marked as delivered yet.' },
    ],
    action: { label: 'Open the order', path: adminPages.order(received.order_id) },
  }),
  'goods-received-cleared': (cleared: OrderRef & { code: string; reason: string }): Letter => ({
    ...orderLetter(cleared),
    subject: `Goods received of ${cleared.code} cleared: order ${cleared.order_id}${poOf(cleared)}`,
    lead: `We have cleared what you recorded as received of consignment ${cleared.code} of ${numberOf(cleared)}. Please record it again on the order’s page.`,
    blocks: [{ quote: cleared.reason, by: 'Our note' }],
    action: { label: 'Open the order', path: portalPages.order(cleared.order_id) },
  }),
  'return-requested': (request: ReturnRequested): Letter => ({
    ...orderLetter(request),
    subject: `Return requested: order ${request.order_id}${poOf(request)}`,
    lead: `We have received your request to return goods from ${numberOf(request)}. We will reply within one business day and arrange pickup.`,
    blocks: [{ lines: linesOf(request.lines) }, { quote: request.reason, by: 'Your reason' }],
    after: 'Please keep the goods in their packaging until then.',
  }),
  'return-requested-for-sales': ({ order_id, name, company, lines, reason }: ReturnForStaff): Letter => ({
    subject: `Return requested: order ${order_id} of ${company}`,
    sheet: `ORDER ${order_id}`,
    lead: `${name}, ${company}, has requested to return goods from order ${order_id}.`,
    blocks: [{ lines: linesOf(lines) }, { quote: reason, by: 'Reason' }],
    action: { label: 'Open the order', path: adminPages.order(order_id) },
  }),
  'return-received': (back: OrderRef & { lines: GoodsLine[]; note: string | null }): Letter => ({
    ...orderLetter(back),
    subject: `Return received: order ${back.order_id}${poOf(back)}`,
    lead: `We have received the goods that you returned from ${numberOf(back)}.`,
    blocks: [{ lines: linesOf(back.lines) }, back.note && { quote: back.note, by: 'Our note' }],
    after: 'We will send the credit note in a separate email.',
  }),
  'return-settled': (settled: ReturnSettled): Letter => ({
    ...orderLetter(settled),
    subject: `${settled.is_shortage ? 'Claim' : 'Return'} ${answerOf(settled)}: order ${settled.order_id}${poOf(settled)}`,
    lead: settled.accepted
      ? `Your ${settled.is_shortage ? 'claim for goods missing' : 'return of goods'} from ${numberOf(settled)} is ${answerOf(settled)}.`
      : `We cannot accept the ${settled.is_shortage ? 'claim for goods missing' : 'return of goods'} from ${numberOf(settled)}.`,
    blocks: [{ lines: linesOf(settled.lines) }, settled.note && { quote: settled.note, by: 'Our note' }],
    after: settled.accepted ? afterAccepted(settled) : '',
  }),
};

type ReturnForStaff = Omit<ReturnRequested, 'po_number'> & { company: string };

type GoodsReceivedForStaff = Omit<GoodsReceived, 'po_number'> & { company: string; is_delivered: boolean };

function answerOf({ accepted, is_shortage }: ReturnSettled): string {
  if (!accepted) return is_shortage ? 'not accepted' : 'not approved';
  return is_shortage ? 'accepted' : 'approved';
}

function afterAccepted({ is_shortage, sent_again }: ReturnSettled): string {
  if (sent_again) return 'We are sending the missing goods again at no charge, and will email you when they leave.';
  return is_shortage
    ? 'We will send the credit note in a separate email.'
    : 'We will write again when we have received the goods.';
}

function openClaims(codes: string[]): string {
  if (codes.length === 0) return 'Everything was received.';
  return codes.length === 1 ? `${codes[0]} needs a reply.` : `${codes.join(' and ')} need a reply.`;
}

/** The goods that were short and those that were damaged, each under its heading. */
const receivedGoods = ({ short, damaged }: Pick<GoodsReceived, 'short' | 'damaged'>) => [
  short.length > 0 && { paragraph: 'Short:' },
  short.length > 0 && { lines: linesOf(short) },
  damaged.length > 0 && { paragraph: 'Damaged:' },
  damaged.length > 0 && { lines: linesOf(damaged) },
];

const carrierFacts = ({ carrier, tracking_number }: Consignment): Fact[] => [
  ['Carrier', carrier],
  // The number itself says AWB or LR.
  ['Tracking', tracking_number, 'code'],
];

function sentWhat({ order_id, complete, sent_again }: ShipmentSent): string {
  if (sent_again) return `Missing goods dispatched: order ${order_id}`;
  return `Order ${order_id} ${complete ? 'dispatched' : 'partly dispatched'}`;
}

function sentLead(shipment: ShipmentSent): string {
  if (shipment.sent_again) {
    return `The goods that were missing from your ${numberOf(shipment)} are on their way, at no charge.`;
  }
  return shipment.complete
    ? `Your ${numberOf(shipment)} is on its way. This consignment completes the order.`
    : `Part of your ${numberOf(shipment)} is on its way. We will email you again when the rest is dispatched.`;
}

function outWhat({ order_id, part, sent_again }: OutForDelivery): string {
  if (sent_again) return `Missing goods out for delivery: order ${order_id}`;
  return `Order ${order_id} ${part ? 'partly ' : ''}out for delivery`;
}

function outLead(shipment: OutForDelivery): string {
  if (shipment.sent_again) {
    return `The goods that were missing from your ${numberOf(shipment)} are out for delivery and should arrive today.`;
  }
  return `${shipment.part ? 'Part of your' : 'Your'} ${numberOf(shipment)} is out for delivery and should arrive today.`;
}

function deliveredWhat(order: Delivered): string {
  if (order.sent_again) return `Missing goods delivered: order ${order.order_id}`;
  return `Order ${order.order_id} ${restOf(order) ? `partly delivered, ${order.code}` : 'delivered'}`;
}

/** The state of the rest of the order; blank once all of it is delivered. */
function restOf({ under_way, to_send }: Delivered): string {
  if (under_way && to_send) return 'The rest is on its way or yet to be dispatched.';
  if (under_way) return 'The rest is on its way.';
  return to_send ? 'The rest is yet to be dispatched.' : '';
}

function deliveredLead(order: Delivered): string {
  if (order.sent_again)
    return `The goods that were missing from your ${numberOf(order)} were delivered on ${order.on}.`;
  const rest = restOf(order);
  if (rest) return `Consignment ${order.code} of your ${numberOf(order)} was delivered on ${order.on}. ${rest}`;
  return `Your ${numberOf(order)} was delivered on ${order.on}. This consignment completes the order.`;
}
