import type { Letter } from './letter-parts.ts';
import { adminPages, portalPages } from './pages.ts';

/** A message about an RFQ or an order. */
interface MessageRef {
  rfq_id?: number;
  order_id?: number;
  /** `RFQ-000123` or `Order 100123` */
  code: string;
  /** The RFQ's title or the order's PO number. */
  title: string | null;
  /** The reader's name; in mails to staff, the buyer's. */
  name: string;
  message: string;
  /** Name of the attached file. */
  file: string | null;
}

/** Messages about RFQs, quotes and orders. */
export const messageMails = {
  'message-to-buyer': (about: MessageRef): Letter => ({
    sheet: about.code,
    to: about.name,
    subject: `Message on ${named(about)}`,
    lead: `We have written to you about ${named(about)}.`,
    blocks: [{ quote: about.message, by: 'Our message' }],
    ...afterOf(about),
    action: { label: 'Reply', path: pageOf(about, portalPages) },
  }),
  'message-to-desk': (about: MessageRef & { company: string }): Letter => ({
    sheet: about.code,
    subject: `${about.code}: message from ${about.company}`,
    lead: `${about.name}, ${about.company}, has written about ${named(about)}.`,
    blocks: [{ quote: about.message }],
    ...afterOf(about),
    action: { label: about.rfq_id ? 'Open the request' : 'Open the order', path: pageOf(about, adminPages) },
  }),
  'staff-mentioned': ({
    note,
    by,
    ...about
  }: Omit<MessageRef, 'message' | 'file'> & { note: string; by: string }): Letter => ({
    sheet: about.code,
    to: about.name,
    subject: `${by} mentioned you in a note on ${midSentence(about.code)}`,
    lead: `${named(about)}: ${by} mentioned you in a note. Only our staff can see it.`,
    blocks: [{ quote: note, by }],
    action: { label: about.rfq_id ? 'Open the request' : 'Open the order', path: pageOf(about, adminPages) },
  }),
};

/** `Order 100123` inside a sentence. */
const midSentence = (name: string) => name.replace(/^Order /, 'order ');

const named = ({ code, title }: Pick<MessageRef, 'code' | 'title'>) => (title ? `${code}, ${title}` : code);

const afterOf = ({ file }: MessageRef) => (file ? { after: `Attached on that page: ${file}` } : {});

const pageOf = (
  { rfq_id, order_id }: Pick<MessageRef, 'rfq_id' | 'order_id'>,
  pages: Pick<typeof adminPages, 'rfq' | 'order'>,
) => (rfq_id === undefined ? pages.order(order_id!) : pages.rfq(rfq_id));
