import { contact } from '#site';
import type { Letter } from './letter-parts.ts';
import { desk, portal } from './pages.ts';

/** The RFQ that a mail is about. `name` is the reader's, or where a desk reads, the buyer's. */
interface RfqRef {
  rfq_id: number;
  code: string;
  title: string;
  name: string;
}

/** An RFQ of a buyer, as a desk reads of it. */
type RfqAtDesk = RfqRef & { company: string };

/** An RFQ from its submission to the quote. */
export const rfqMails = {
  'rfq-taken': (rfq: RfqRef): Letter => ({
    ...rfqLetter(rfq),
    subject: `${rfq.code} received: ${rfq.title}`,
    lead: `We have your request ${rfq.code}, “${rfq.title}”. You get a quote or a question within one business day, ${contact.hours}.`,
    after: 'You can add a message there, or cancel the request until it is quoted.',
  }),
  'rfq-for-sales': (rfq: RfqAtDesk): Letter => ({
    ...deskLetter(rfq),
    subject: `${rfq.code} from ${rfq.company}: ${rfq.title}`,
    lead: `${rfq.name}, ${rfq.company}, asks for a quote on “${rfq.title}”, ${rfq.code}.`,
  }),
  'rfq-question': (rfq: RfqRef & { question: string }): Letter => ({
    ...rfqLetter(rfq),
    subject: `A question on ${rfq.code}: ${rfq.title}`,
    lead: `To quote your request ${rfq.code}, “${rfq.title}”, we need to know more.`,
    blocks: [{ quote: rfq.question, by: 'Our desk asks' }],
    action: { label: 'Answer the question', path: portal.rfq(rfq.rfq_id) },
    after: 'The request waits for your answer.',
  }),
  'rfq-reply': (rfq: RfqAtDesk & { message: string }): Letter => ({
    ...deskLetter(rfq),
    subject: `${rfq.code}: answer from ${rfq.company}`,
    lead: `${rfq.name}, ${rfq.company}, answered on ${rfq.code}, “${rfq.title}”.`,
    blocks: [{ quote: rfq.message }],
  }),
  'rfq-declined': (rfq: RfqRef & { reason: string }): Letter => ({
    ...rfqLetter(rfq),
    subject: `${rfq.code} cannot be quoted: ${rfq.title}`,
    lead: `We are sorry: we cannot quote your request ${rfq.code}, “${rfq.title}”.`,
    blocks: [{ quote: rfq.reason, by: 'The reason' }],
    after: `Where another make or a later date would do, send a new request or call ${contact.phone}.`,
  }),
  'rfq-cancelled': (rfq: RfqAtDesk & { reason: string | null }): Letter => ({
    ...deskLetter(rfq),
    subject: `${rfq.code} cancelled by ${rfq.company}: ${rfq.title}`,
    lead: `${rfq.name}, ${rfq.company}, cancelled ${rfq.code}, “${rfq.title}”. It needs no quote any more.`,
    blocks: [rfq.reason && { quote: rfq.reason, by: 'The reason' }],
  }),
};

function rfqLetter({ rfq_id, code, name }: RfqRef) {
  return { sheet: code, to: name, action: { label: 'Open the request', path: portal.rfq(rfq_id) } };
}

function deskLetter({ rfq_id, code }: RfqRef) {
  return { sheet: code, action: { label: 'Open the request', path: desk.rfq(rfq_id) } };
}
