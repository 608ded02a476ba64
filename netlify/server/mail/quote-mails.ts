import type { OrderStatus } from '#contracts/orders.ts';
import { contact } from '#site';
import { attach, type GoodsLine, linesOf, type Pdf, type Sums, sumsOf } from './goods.ts';
import type { Fact, Letter } from './letter-parts.ts';
import { desk, portal } from './pages.ts';

/** The quote that a mail is about. `name` is the reader's, or where a desk reads, the buyer's. */
interface Quote {
  /** Its own, which ends in its version: `QUO-000123/2`. */
  code: string;
  version: number;
  /** The RFQ's. */
  title: string;
  name: string;
  /** Rupees, as they are read. */
  total: string;
}

/** Buyers are led to the quote, the desk to its RFQ. */
interface QuoteRef extends Quote {
  quote_id: number;
}

interface QuoteAtDesk extends Quote {
  rfq_id: number;
  company: string;
}

interface Accepted {
  order_id: number;
  status: OrderStatus;
}

interface QuoteSent extends QuoteRef, Sums {
  /** The last day on which it holds, as it is read: `30 Nov 2026`. */
  valid_until: string;
  lines: GoodsLine[];
  note: string | null;
  pdf: Pdf | null;
}

interface Countered extends QuoteAtDesk {
  message: string;
  /** The lines whose price the buyer named; `total` is that price for one unit. */
  lines: GoodsLine[];
}

/** A quote from its sending to its end. */
export const quoteMails = {
  'quote-sent': (quote: QuoteSent): Letter => ({
    ...quoteLetter(quote),
    subject: `Quote ${quote.code}: ${quote.title}, ${quote.total}`,
    lead: `Your quote for “${quote.title}” comes to ${quote.total} and holds until the end of ${quote.valid_until}, IST.`,
    blocks: [
      {
        facts: [
          ['Quote', quote.code, 'code'],
          ['Valid until', quote.valid_until],
        ],
      },
      { lines: linesOf(quote.lines), sums: sumsOf(quote) },
      quote.note && { quote: quote.note, by: 'Our desk notes' },
    ],
    action: { label: 'Accept or answer', path: portal.quote(quote.quote_id) },
    after:
      quote.version > 1
        ? 'It replaces the earlier version. Accepted, it becomes an order at these prices.'
        : 'Accepted, it becomes an order at these prices. You can also name another price there, or decline.',
    attachments: attach(quote.pdf),
  }),
  'quote-countered': (quote: Countered): Letter => ({
    ...deskLetter(quote),
    subject: `${quote.code} countered by ${quote.company}`,
    lead: `${quote.name}, ${quote.company}, asks for another price on ${quote.code}, “${quote.title}”.`,
    blocks: [
      { facts: quoteFacts(quote) },
      quote.lines.length > 0 && { lines: linesOf(quote.lines) },
      { quote: quote.message, by: 'The buyer writes' },
    ],
    action: { label: 'Write a new version', path: desk.rfq(quote.rfq_id) },
  }),
  'quote-accepted': (quote: QuoteRef & Accepted): Letter => ({
    ...quoteLetter(quote),
    subject: `Quote ${quote.code} accepted: order ${quote.order_id}`,
    lead: `Your quote ${quote.code}, “${quote.title}”, is accepted and is now order ${quote.order_id}.`,
    blocks: [{ facts: [...quoteFacts(quote), ...orderFacts(quote)] }],
    action: { label: 'Follow the order', path: portal.order(quote.order_id) },
    after: isPending(quote)
      ? 'It waits for approval in your company; the next mail tells the decision.'
      : 'We write again when we confirm the order.',
  }),
  'quote-accepted-for-sales': (quote: QuoteAtDesk & Accepted): Letter => ({
    ...deskLetter(quote),
    subject: `${quote.code} accepted by ${quote.company}: order ${quote.order_id}`,
    lead: `${quote.name}, ${quote.company}, accepted ${quote.code}, “${quote.title}”. Order ${quote.order_id} waits ${isPending(quote) ? 'for approval in their company' : 'to be confirmed'}.`,
    blocks: [{ facts: [...quoteFacts(quote), ...orderFacts(quote)] }],
    action: { label: 'Open the order', path: desk.order(quote.order_id) },
  }),
  'quote-declined': (quote: QuoteAtDesk & { reason: string | null }): Letter => ({
    ...deskLetter(quote),
    subject: `${quote.code} declined by ${quote.company}`,
    lead: `${quote.name}, ${quote.company}, declined ${quote.code}, “${quote.title}”.`,
    blocks: [{ facts: quoteFacts(quote) }, quote.reason && { quote: quote.reason, by: 'The reason' }],
  }),
  'quote-withdrawn': (quote: QuoteRef & { reason: string | null; countered: boolean }): Letter => ({
    ...quoteLetter(quote),
    subject: `Quote ${quote.code} withdrawn: ${quote.title}`,
    lead: quote.countered
      ? `We cannot meet your counter-offer on our quote ${quote.code}, “${quote.title}”, and have withdrawn the quote.`
      : `We had to withdraw our quote ${quote.code}, “${quote.title}”. It cannot be accepted any more.`,
    blocks: [{ facts: quoteFacts(quote) }, quote.reason && { quote: quote.reason, by: 'The reason' }],
    action: { label: 'Open the quote', path: portal.quote(quote.quote_id) },
    after: `For a new quote answer this mail or call ${contact.phone}, ${contact.hours}.`,
  }),
  'quote-expiring': (quote: QuoteRef & { valid_until: string }): Letter => ({
    ...quoteLetter(quote),
    subject: `Quote ${quote.code} ends on ${quote.valid_until}: ${quote.title}`,
    lead: `Our quote ${quote.code}, “${quote.title}”, holds until the end of ${quote.valid_until}, IST.`,
    blocks: [{ facts: quoteFacts(quote) }],
    after: 'After that day we quote anew, at the prices of that time.',
  }),
};

function quoteLetter({ quote_id, code, name }: QuoteRef) {
  const action = { label: 'Open the quote', path: portal.quote(quote_id) };
  return { sheet: code, to: name, action, replyTo: contact.email };
}

function deskLetter({ rfq_id, code }: QuoteAtDesk) {
  return { sheet: code, action: { label: 'Open the request', path: desk.rfq(rfq_id) } };
}

const quoteFacts = ({ code, total }: Quote): Fact[] => [
  ['Quote', code, 'code'],
  ['Total', total],
];

const orderFacts = ({ order_id, status }: Accepted): Fact[] => [
  ['Order', String(order_id), 'code'],
  ['Status', status],
];

const isPending = ({ status }: Accepted) => status === 'pending approval';
