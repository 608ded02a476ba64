import { brand, contact } from '#site';
import { env } from '../env.ts';

/** A mail ready to send. */
export interface Mail {
  subject: string;
  text: string;
}

interface OrderPlaced {
  order_id: number;
  name: string;
  po_number: string | null;
  ship_to: string;
  lines: { sku: string; name: string; qty: number; unit: string; total: string }[];
  subtotal: string;
  tax: string;
  total: string;
}

/** What each kind of outbox row becomes. The payload is what the row's writer stored under the same name. */
const templates: Record<string, (payload: never) => Mail> = {
  'order-placed': (order: OrderPlaced) => ({
    subject: `Order ${order.order_id} placed${order.po_number ? `, PO ${order.po_number}` : ''}`,
    text: paragraphs(
      `Dear ${order.name},`,
      `We have your order ${order.order_id}${order.po_number ? ` against PO ${order.po_number}` : ''}.`,
      order.lines.map((line) => `${line.qty} ${line.unit}  ${line.sku}  ${line.name}  ${line.total}`).join('\n'),
      `Subtotal  ${order.subtotal}\nTax  ${order.tax}\nTotal  ${order.total}`,
      `Ship to: ${order.ship_to}`,
      `Follow it here: ${env.SITE_URL}/portal/orders/${order.order_id}`,
    ),
  }),
};

/** The mail of an outbox row. Throws for a kind that has no template: a bug in whoever wrote the row. */
export function renderMail(kind: string, payload: Record<string, unknown>): Mail {
  const template = templates[kind];
  if (!template) throw new Error(`no mail template for ${kind}`);
  const mail = template(payload as never);
  // A line end in a subject would start another header.
  return { ...mail, subject: mail.subject.replace(/[\r\n]+/g, ' ') };
}

function paragraphs(...parts: string[]): string {
  return [...parts, `${brand.name}\n${contact.phone}, ${contact.supportEmail}`].join('\n\n');
}
