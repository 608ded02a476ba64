import { type EntrySource, SOURCE_TEXTS } from '#contracts/fields/entry-source.ts';
import { contact } from '#site';
import type { Letter } from './letter-parts.ts';
import { adminPages, portalPages } from './pages.ts';

/** The RFQ of a mail. `name` is the reader's; in mails to staff, the buyer's. */
interface RfqRef {
  rfq_id: number;
  code: string;
  title: string;
  name: string;
}

type RfqForStaff = RfqRef & { company: string };

/** An RFQ from submission to quote. */
export const rfqMails = {
  'rfq-received': (rfq: RfqRef & { source?: EntrySource | null }): Letter => ({
    ...rfqLetter(rfq),
    subject: `${rfq.code} received: ${rfq.title}`,
    lead: `${rfq.source ? `We have entered your request ${rfq.code}, “${rfq.title}”, for you ${SOURCE_TEXTS[rfq.source]}.` : `We have received your request ${rfq.code}, “${rfq.title}”.`} We will send a quote or a question within one business day (${contact.hours}).`,
    after: 'You can add a message on that page, or cancel the request until it is quoted.',
  }),
  'rfq-for-sales': (rfq: RfqForStaff): Letter => ({
    ...staffLetter(rfq),
    subject: `${rfq.code} from ${rfq.company}: ${rfq.title}`,
    lead: `${rfq.name}, ${rfq.company}, has requested a quote for “${rfq.title}”, ${rfq.code}.`,
  }),
  'rfq-question': (rfq: RfqRef & { question: string }): Letter => ({
    ...rfqLetter(rfq),
    subject: `A question on ${rfq.code}: ${rfq.title}`,
    lead: `We need more information to quote your request ${rfq.code}, “${rfq.title}”.`,
    blocks: [{ quote: rfq.question, by: 'Our question' }],
    action: { label: 'Reply', path: portalPages.rfq(rfq.rfq_id) },
    after: 'We will continue as soon as you reply.',
  }),
  'rfq-declined': (rfq: RfqRef & { reason: string }): Letter => ({
    ...rfqLetter(rfq),
    subject: `${rfq.code} cannot be quoted: ${rfq.title}`,
    lead: `We are sorry that we cannot quote your request ${rfq.code}, “${rfq.title}”.`,
    blocks: [{ quote: rfq.reason, by: 'Reason' }],
    after: `If another make or a later date would suit you, send a new request or call ${contact.phone}.`,
  }),
  'rfq-cancelled': (rfq: RfqForStaff & { reason: string | null }): Letter => ({
    ...staffLetter(rfq),
    subject: `${rfq.code} cancelled by ${rfq.company}: ${rfq.title}`,
    lead: `${rfq.name}, ${rfq.company}, has cancelled ${rfq.code}, “${rfq.title}”. No quote is needed.`,
    blocks: [rfq.reason && { quote: rfq.reason, by: 'Reason' }],
  }),
};

function rfqLetter({ rfq_id, code, name }: RfqRef) {
  return { sheet: code, to: name, action: { label: 'Open the request', path: portalPages.rfq(rfq_id) } };
}

function staffLetter({ rfq_id, code }: RfqRef) {
  return { sheet: code, action: { label: 'Open the request', path: adminPages.rfq(rfq_id) } };
}
