import { contact } from '#site';
import { type GoodsLine, linesOf } from './goods.ts';
import type { Fact, Letter } from './letter-parts.ts';
import { numberOf, orderLetter, type OrderRef, poOf } from './order-mails.ts';
import { desk, portal } from './pages.ts';

interface Consignment extends OrderRef {
  carrier: string;
  /** AWB or LR number, named: `AWB BD1234567`. */
  tracking_number: string;
}

interface ShipmentSent extends Consignment {
  lines: GoodsLine[];
  /** Whether nothing of the order remains to be sent. */
  complete: boolean;
  ship_to: string;
  /** Expected day of delivery, as it is read. */
  expected: string | null;
}

interface OutForDelivery extends Consignment {
  /** Whether the order has other goods than this consignment's; absent in mails from before it was asked. */
  part?: boolean;
}

/** What came of it is absent in mails from before it was asked: those tell of the whole order. */
interface Delivered extends OrderRef {
  on: string;
  received_by: string | null;
  /** The consignment's number, `SHP-000012`. */
  code?: string;
  lines?: GoodsLine[];
  /** Whether other goods of the order are with a carrier, and whether some have still to leave. */
  under_way?: boolean;
  to_send?: boolean;
}

interface ReturnRequested extends OrderRef {
  lines: GoodsLine[];
  reason: string;
}

interface ReturnSettled extends OrderRef {
  accepted: boolean;
  lines: GoodsLine[];
  note: string | null;
}

/** From the carrier's door to the return. */
export const shipmentMails = {
  'shipment-sent': (shipment: ShipmentSent): Letter => ({
    ...orderLetter(shipment),
    subject: `Order ${shipment.order_id} ${shipment.complete ? 'sent' : 'partly sent'}${poOf(shipment)}`,
    lead: shipment.complete
      ? `Your ${numberOf(shipment)} is on its way. With this consignment it is complete.`
      : `A part of your ${numberOf(shipment)} is on its way. The rest follows, with a mail of its own.`,
    blocks: [
      {
        facts: [...carriage(shipment), ['Expected', shipment.expected], ['Ship to', shipment.ship_to]],
      },
      { lines: linesOf(shipment.lines) },
    ],
    after: 'Count the packages before you sign the carrier’s receipt, and note on it what is short or damaged.',
  }),
  'order-out-for-delivery': (shipment: OutForDelivery): Letter => ({
    ...orderLetter(shipment),
    subject: `Order ${shipment.order_id} ${shipment.part ? 'partly ' : ''}out for delivery${poOf(shipment)}`,
    lead: `${shipment.part ? 'A part of your' : 'Your'} ${numberOf(shipment)} is with the delivery vehicle and arrives today.`,
    blocks: [{ facts: [...carriage(shipment)] }],
    after: 'Somebody at the gate should be able to receive it and sign.',
  }),
  'order-delivered': (order: Delivered): Letter => ({
    ...orderLetter(order),
    subject: `Order ${order.order_id} ${restOf(order) ? `partly delivered, ${order.code}` : 'delivered'}${poOf(order)}`,
    lead: deliveredLead(order),
    blocks: [
      {
        facts: [
          ['Consignment', order.code ?? null, 'code'],
          ['Received by', order.received_by],
        ],
      },
      order.lines ? { lines: linesOf(order.lines) } : null,
    ],
    action: { label: 'Open the order', path: portal.order(order.order_id) },
    after: `Something short, wrong or damaged? Request a return on that page or call ${contact.phone}.`,
  }),
  'return-requested': (request: ReturnRequested): Letter => ({
    ...orderLetter(request),
    subject: `Return requested: order ${request.order_id}${poOf(request)}`,
    lead: `We have your request to return goods of ${numberOf(request)}. We answer within one business day and arrange the pick-up.`,
    blocks: [{ lines: linesOf(request.lines) }, { quote: request.reason, by: 'Your reason' }],
    after: 'Keep the goods in their packing until then.',
  }),
  'return-requested-for-sales': ({ order_id, name, company, lines, reason }: ReturnAtDesk): Letter => ({
    subject: `Return requested: order ${order_id} of ${company}`,
    sheet: `ORDER ${order_id}`,
    lead: `${name}, ${company}, wants to return goods of order ${order_id}.`,
    blocks: [{ lines: linesOf(lines) }, { quote: reason, by: 'The reason' }],
    action: { label: 'Open the order', path: desk.order(order_id) },
  }),
  'return-received': (back: OrderRef & { lines: GoodsLine[] }): Letter => ({
    ...orderLetter(back),
    subject: `Return received: order ${back.order_id}${poOf(back)}`,
    lead: `The goods of your return on ${numberOf(back)} have arrived with us.`,
    blocks: [{ lines: linesOf(back.lines) }],
    after: 'The credit note follows by a mail of its own.',
  }),
  'return-settled': (settled: ReturnSettled): Letter => ({
    ...orderLetter(settled),
    subject: `Return ${settled.accepted ? 'accepted' : 'not accepted'}: order ${settled.order_id}${poOf(settled)}`,
    lead: settled.accepted
      ? `Your return of goods of ${numberOf(settled)} is accepted.`
      : `We cannot accept the return of goods of ${numberOf(settled)}.`,
    blocks: [{ lines: linesOf(settled.lines) }, settled.note && { quote: settled.note, by: 'Our desk notes' }],
    after: settled.accepted ? 'We write again when the goods have arrived with us.' : '',
  }),
};

type ReturnAtDesk = Omit<ReturnRequested, 'po_number'> & { company: string };

const carriage = ({ carrier, tracking_number }: Consignment): Fact[] => [
  ['Carrier', carrier],
  // The number says which of the two it is.
  ['Tracking', tracking_number, 'code'],
];

/** What of the order has not arrived; nothing once all of it has. */
function restOf({ under_way, to_send }: Delivered): string {
  if (under_way && to_send) return 'The rest is under way or still to be sent.';
  if (under_way) return 'The rest is under way.';
  return to_send ? 'The rest is still to be sent.' : '';
}

function deliveredLead(order: Delivered): string {
  const rest = restOf(order);
  if (rest) return `Consignment ${order.code} of your ${numberOf(order)} was delivered on ${order.on}. ${rest}`;
  return `Your ${numberOf(order)} was delivered on ${order.on}.${order.code ? ' With this consignment it is complete.' : ''}`;
}
