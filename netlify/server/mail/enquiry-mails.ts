import { contact } from '#site';
import type { Fact, Letter } from './letter-parts.ts';
import { desk } from './pages.ts';

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
  /** Name of the file that came with it. */
  attachment: string | null;
  /** `target` is the price hoped for, rupees as they are read. */
  lines: { item: string; qty: number; unit: string; target: string | null }[];
}

type Message = Visitor & { message: string };

/** The public form for a quote, and the contact form. */
export const enquiryMails = {
  'enquiry-taken': (enquiry: Enquiry): Letter => ({
    subject: `Your request for a quote ${enquiry.code}`,
    sheet: enquiry.code,
    to: enquiry.name,
    lead: `We have your request. Its reference is ${enquiry.code}; quote it when you write or call.`,
    blocks: [...itemsOf(enquiry), { quote: enquiry.requirement, by: 'You wrote' }, attachmentOf(enquiry)],
    after: `A buyer’s desk answers within one business day, ${contact.hours}. To add something, answer this mail.`,
    replyTo: contact.email,
  }),
  'enquiry-for-sales': (enquiry: Enquiry): Letter => ({
    subject: `RFQ ${enquiry.code} from ${enquiry.company ?? enquiry.name}`,
    sheet: enquiry.code,
    lead: `${enquiry.name} asks for a quote through the public form, reference ${enquiry.code}.`,
    blocks: [
      { facts: whoIs(enquiry) },
      ...itemsOf(enquiry),
      { quote: enquiry.requirement, by: 'The requirement' },
      attachmentOf(enquiry),
    ],
    after: 'An answer to this mail goes to the visitor.',
    replyTo: enquiry.email,
  }),
  'message-taken': ({ name, message }: Message): Letter => ({
    subject: 'We have your message',
    sheet: 'MESSAGE',
    to: name,
    lead: 'We have your message and answer within one business day.',
    blocks: [{ quote: message, by: 'You wrote' }],
    replyTo: contact.email,
  }),
  'message-for-sales': (message: Message): Letter => ({
    subject: `Message from ${message.company ?? message.name}`,
    sheet: 'MESSAGE',
    lead: `${message.name} writes through the contact form.`,
    blocks: [{ facts: whoIs(message) }, { quote: message.message }],
    action: { label: 'Answer at the desk', path: desk.messages },
    after: 'There colleagues see the answer. An answer to this mail goes to the visitor as well.',
    replyTo: message.email,
  }),
  'contact-answer': ({ name, message, answer }: { name: string; message: string; answer: string }): Letter => ({
    subject: 'Our answer to your message',
    sheet: 'MESSAGE',
    to: name,
    lead: 'Thank you for writing to us. Our answer:',
    blocks: [{ paragraph: answer }, { quote: message, by: 'You wrote' }],
    replyTo: contact.email,
  }),
};

/** Who wrote, for a desk. */
export function whoIs({ name, company, email, phone }: Visitor): Fact[] {
  return [
    ['Name', name],
    ['Company', company],
    ['Email', email],
    ['Phone', phone],
  ];
}

function itemsOf({ lines }: Enquiry) {
  if (lines.length === 0) return [];
  const asked = lines.map(({ item, qty, unit, target }) => ({
    item,
    qty: `${qty} ${unit}`,
    amount: target && `target ${target}`,
  }));
  return [{ lines: asked }];
}

const attachmentOf = ({ attachment }: Enquiry) => ({ facts: [['Attached', attachment] as Fact] });
