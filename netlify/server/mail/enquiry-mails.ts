import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { contact } from '#site';
import type { Fact, Letter } from './letter-parts.ts';
import { adminPages } from './pages.ts';

/** A visitor who filled in a public form. */
export interface Visitor {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
}

interface Enquiry extends Visitor {
  code: string;
  requirement: string;
  /** Name of the attached file. */
  attachment: string | null;
  /** `target` is the target price, formatted. */
  lines: { item: string; qty: number; unit: string; target: string | null }[];
}

type Message = Visitor & { message: string };

/** Anyone can enter any address in a public form: its mail repeats only the name (decision 045). */
const notYou = 'If you did not send it, ignore this email.';

/** The public request for a quote, and the contact form. */
export const enquiryMails = {
  'enquiry-received': ({ name, code }: { name: string; code: string }): Letter => ({
    subject: `Your request for a quote ${code}`,
    sheet: code,
    to: name,
    lead: `We have received your request. Your reference is ${code}; please quote it when you write or call.`,
    after: `We will reply within one business day (${contact.hours}). To add something, reply to this email. ${notYou}`,
    replyTo: contact.email,
  }),
  'enquiry-for-sales': (enquiry: Enquiry): Letter => ({
    subject: `RFQ ${enquiry.code} from ${enquiry.company ?? enquiry.name}`,
    sheet: enquiry.code,
    lead: `${enquiry.name} has requested a quote through the website, reference ${enquiry.code}.`,
    blocks: [
      { facts: visitorFacts(enquiry) },
      ...itemsOf(enquiry),
      { quote: enquiry.requirement, by: 'Requirement' },
      attachmentOf(enquiry),
    ],
    after: 'Replies to this email go to the visitor.',
    replyTo: enquiry.email,
  }),
  'message-received': ({ name }: { name: string }): Letter => ({
    subject: 'We have received your message',
    sheet: 'MESSAGE',
    to: name,
    lead: 'We have received your message and will reply within one business day.',
    after: notYou,
    replyTo: contact.email,
  }),
  'message-for-sales': (message: Message): Letter => ({
    subject: `Message from ${message.company ?? message.name}`,
    sheet: 'MESSAGE',
    lead: `${message.name} has sent a message through the contact form.`,
    blocks: [{ facts: visitorFacts(message) }, { quote: message.message }],
    action: { label: 'Reply in the admin area', path: adminPages.messages },
    after: 'Colleagues can see replies sent from there. Replies to this email also go to the visitor.',
    replyTo: message.email,
  }),
  'contact-answer': ({ name, message, answer }: { name: string; message: string; answer: string }): Letter => ({
    subject: 'Our reply to your message',
    sheet: 'MESSAGE',
    to: name,
    lead: 'Thank you for writing to us. Our reply:',
    blocks: [{ paragraph: answer }, { quote: message, by: 'You wrote' }],
    replyTo: contact.email,
  }),
};

/** Contact details of a visitor or applicant, for our staff. */
export function visitorFacts({ name, company, email, phone }: Visitor): Fact[] {
  return [
    ['Name', name],
    ['Company', company],
    ['Email', email],
    ['Phone', phone],
  ];
}

function itemsOf({ lines }: Enquiry) {
  if (lines.length === 0) return [];
  const items = lines.map(({ item, qty, unit, target }) => ({
    item,
    qty: formatQuantity(qty, unit),
    amount: target && `target ${target}`,
  }));
  return [{ lines: items }];
}

const attachmentOf = ({ attachment }: Enquiry) => ({ facts: [['Attachment', attachment] as Fact] });
