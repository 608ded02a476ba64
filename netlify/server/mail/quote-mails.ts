import { CREDIT_HOLD_NOTE, type OrderStatus } from '#contracts/orders/portal.ts';
import { contact } from '#site';
import { attachPdf, type GoodsLine, linesOf, type Pdf, type Sums, sumsOf } from './goods.ts';
import type { Fact, Letter } from './letter-parts.ts';
import { adminPages, portalPages } from './pages.ts';

/** The quote of a mail. `name` is the reader's; in mails to staff, the buyer's. */
interface Quote {
  /** With the version: `QUO-000123/2`. */
  code: string;
  version: number;
  /** Title of the RFQ. */
  title: string;
  name: string;
  total: string;
}

/** Mails to buyers link to the quote, mails to staff to its RFQ. */
interface QuoteRef extends Quote {
  quote_id: number;
}

interface QuoteForStaff extends Quote {
  rfq_id: number;
  company: string;
}

interface Accepted {
  order_id: number;
  status: OrderStatus;
  /** How much of the quote was accepted, `3 of 5 lines`; null or absent for the whole quote. */
  part?: string | null;
  /** Name of the purchase order's file. */
  po_file?: string | null;
}

interface QuoteSent extends QuoteRef, Sums {
  /** `30 Nov 2026` */
  valid_until: string;
  lines: GoodsLine[];
  note: string | null;
  /** Number of files with the quote, which are downloaded on its page. */
  files: number;
  pdf: Pdf | null;
}

interface Countered extends QuoteForStaff {
  message: string;
  /** The lines with a counter-offer; `total` is the unit price offered. */
  lines: GoodsLine[];
}

/** A quote from sending to expiry. */
export const quoteMails = {
  'quote-sent': (quote: QuoteSent): Letter => ({
    ...quoteLetter(quote),
    subject: `Quote ${quote.code}: ${quote.title}, ${quote.total}`,
    lead: `Our quote for “${quote.title}” is ${quote.total}, valid until the end of ${quote.valid_until} IST.`,
    blocks: [
      {
        facts: [
          ['Quote', quote.code, 'code'],
          ['Valid until', quote.valid_until],
        ],
      },
      { lines: linesOf(quote.lines), sums: sumsOf(quote) },
      quote.note && { quote: quote.note, by: 'Our note' },
      quote.files > 0 && { paragraph: filesText(quote.files) },
    ],
    action: { label: 'Accept or reply', path: portalPages.quote(quote.quote_id) },
    after:
      quote.version > 1
        ? 'It replaces the earlier version. If you accept it, it becomes an order at these prices.'
        : 'If you accept it, it becomes an order at these prices. You can also make a counter-offer or decline.',
    attachments: attachPdf(quote.pdf),
  }),
  'quote-countered': (quote: Countered): Letter => ({
    ...staffLetter(quote),
    subject: `${quote.code}: counter-offer from ${quote.company}`,
    lead: `${quote.name}, ${quote.company}, has made a counter-offer on ${quote.code}, “${quote.title}”.`,
    blocks: [
      { facts: quoteFacts(quote) },
      quote.lines.length > 0 && { lines: linesOf(quote.lines) },
      { quote: quote.message, by: 'Message' },
    ],
    action: { label: 'Prepare a new version', path: adminPages.rfq(quote.rfq_id) },
  }),
  'quote-accepted': (quote: QuoteRef & Accepted): Letter => ({
    ...quoteLetter(quote),
    subject: `Quote ${quote.code} accepted: order ${quote.order_id}`,
    lead: `Quote ${quote.code}, “${quote.title}”, has been accepted and is now order ${quote.order_id}.`,
    blocks: [{ facts: [...quoteFacts(quote), ...orderFacts(quote)] }],
    action: { label: 'Track the order', path: portalPages.order(quote.order_id) },
    after: nextStep(quote),
  }),
  'quote-accepted-for-sales': (quote: QuoteForStaff & Accepted): Letter => ({
    ...staffLetter(quote),
    subject: `${quote.code} accepted by ${quote.company}: order ${quote.order_id}`,
    lead: `${quote.name}, ${quote.company}, has accepted ${quote.code}, “${quote.title}”. Order ${quote.order_id} is ${awaiting(quote)}.`,
    blocks: [{ facts: [...quoteFacts(quote), ...orderFacts(quote)] }],
    action: { label: 'Open the order', path: adminPages.order(quote.order_id) },
  }),
  'quote-declined': (quote: QuoteForStaff & { reason: string | null }): Letter => ({
    ...staffLetter(quote),
    subject: `${quote.code} declined by ${quote.company}`,
    lead: `${quote.name}, ${quote.company}, has declined ${quote.code}, “${quote.title}”.`,
    blocks: [{ facts: quoteFacts(quote) }, quote.reason && { quote: quote.reason, by: 'Reason' }],
  }),
  'quote-withdrawn': (quote: QuoteRef & { reason: string | null; countered: boolean }): Letter => ({
    ...quoteLetter(quote),
    subject: `Quote ${quote.code} withdrawn: ${quote.title}`,
    lead: quote.countered
      ? `We cannot meet your counter-offer on quote ${quote.code}, “${quote.title}”, and have withdrawn the quote.`
      : `We have had to withdraw quote ${quote.code}, “${quote.title}”. It can no longer be accepted.`,
    blocks: [{ facts: quoteFacts(quote) }, quote.reason && { quote: quote.reason, by: 'Reason' }],
    action: { label: 'Open the quote', path: portalPages.quote(quote.quote_id) },
    after: `For a new quote, reply to this email or call ${contact.phone} (${contact.hours}).`,
  }),
  'quote-expiring': (quote: QuoteRef & { valid_until: string }): Letter => ({
    ...quoteLetter(quote),
    subject: `Quote ${quote.code} expires on ${quote.valid_until}: ${quote.title}`,
    lead: `Our quote ${quote.code}, “${quote.title}”, is valid until the end of ${quote.valid_until} IST.`,
    blocks: [{ facts: quoteFacts(quote) }],
    after: 'After that, we will quote again on request, at the prices of that day.',
  }),
};

const filesText = (files: number) =>
  `${files === 1 ? '1 file comes' : `${files} files come`} with this quote. Open the quote to download ${files === 1 ? 'it' : 'them'}.`;

function quoteLetter({ quote_id, code, name }: QuoteRef) {
  const action = { label: 'Open the quote', path: portalPages.quote(quote_id) };
  return { sheet: code, to: name, action, replyTo: contact.email };
}

function staffLetter({ rfq_id, code }: QuoteForStaff) {
  return { sheet: code, action: { label: 'Open the request', path: adminPages.rfq(rfq_id) } };
}

const quoteFacts = ({ code, total }: Quote): Fact[] => [
  ['Quote', code, 'code'],
  ['Total', total],
];

const orderFacts = ({ order_id, status, part, po_file }: Accepted): Fact[] => [
  ['Accepted', part ?? null],
  ['Order', String(order_id), 'code'],
  ['Status', status],
  ['PO file', po_file ?? null],
];

function nextStep({ status }: Accepted): string {
  if (status === 'pending approval')
    return 'It needs approval in your company. We will write again after the decision.';
  if (status === 'on hold') return `It is on hold. ${CREDIT_HOLD_NOTE}`;
  return 'We will write again when we confirm the order.';
}

function awaiting({ status }: Accepted): string {
  if (status === 'on hold') return 'on credit hold';
  return `awaiting ${status === 'pending approval' ? 'approval in their company' : 'confirmation'}`;
}
