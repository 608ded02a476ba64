import { brand, contact } from '#site';
import { env } from '../env.ts';
import { letter, paragraphs } from './letter.ts';
import { webinarMail } from './webinar-mail.ts';

/** A mail ready to send. */
export interface Mail {
  subject: string;
  text: string;
  attachments?: { filename: string; content: string; contentType: string }[];
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

interface Person {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
}

interface Enquiry extends Person {
  code: string;
  requirement: string;
  /** Name of the file that came with it. */
  attachment: string | null;
  lines: { item: string; qty: number; unit: string; target: string | null }[];
}

interface Application extends Omit<Person, 'company'> {
  jobCode: string;
  /** What the code stands for, as the page names it. */
  title: string;
  message: string | null;
  /** Name of the file. */
  resume: string;
}

interface Rfq {
  code: string;
  title: string;
  name: string;
  company: string;
}

interface Ticket {
  code: string;
  subject: string;
  message: string;
  name: string;
  company: string;
}

/** What each kind of outbox row becomes. The payload is what the row's writer stored under the same name. */
const templates = {
  'order-placed': (order: OrderPlaced): Mail => {
    const po = order.po_number ? `, PO ${order.po_number}` : '';
    return {
      subject: `Order ${order.order_id} placed${po}`,
      text: letter(
        order.name,
        `We have your order ${order.order_id}${po}.`,
        order.lines.map((line) => `${line.qty} ${line.unit}  ${line.sku}  ${line.name}  ${line.total}`).join('\n'),
        `Subtotal  ${order.subtotal}\nTax  ${order.tax}\nTotal  ${order.total}`,
        `Ship to: ${order.ship_to}`,
        `Follow it here: ${env.SITE_URL}/portal/orders/${order.order_id}`,
      ),
    };
  },
  'enquiry-taken': (enquiry: Enquiry): Mail => ({
    subject: `Your request for a quote ${enquiry.code}`,
    text: letter(
      enquiry.name,
      `We have your request. Its reference is ${enquiry.code}; quote it when you write or call.`,
      itemsOf(enquiry),
      enquiry.requirement,
      attachmentOf(enquiry),
      `A buyer's desk answers within one business day, ${contact.hours}.`,
    ),
  }),
  'enquiry-for-sales': (enquiry: Enquiry): Mail => ({
    subject: `RFQ ${enquiry.code} from ${enquiry.company ?? enquiry.name}`,
    text: paragraphs(whoIs(enquiry), itemsOf(enquiry), enquiry.requirement, attachmentOf(enquiry)),
  }),
  'rfq-taken': ({ name, code, title }: Rfq): Mail => ({
    subject: `${code} received: ${title}`,
    text: letter(name, `We have your request ${code}, “${title}”.`, `Follow it here: ${env.SITE_URL}/portal/rfqs`),
  }),
  'rfq-for-sales': ({ name, company, code, title }: Rfq): Mail => ({
    subject: `${code} from ${company}: ${title}`,
    text: paragraphs(`${name}, ${company}, asks for a quote: ${title}.`),
  }),
  'ticket-taken': ({ name, code, subject, message }: Ticket): Mail => ({
    subject: `${code}: ${subject}`,
    text: letter(name, `We have your ticket ${code} and answer within 2 hours, ${contact.hours}. You wrote:`, message),
  }),
  'ticket-for-support': ({ name, company, code, subject, message }: Ticket): Mail => ({
    subject: `${code} from ${company}: ${subject}`,
    text: paragraphs(`${name}, ${company}:`, message),
  }),
  'message-taken': ({ name, message }: Person & { message: string }): Mail => ({
    subject: 'We have your message',
    text: letter(name, 'We have your message and answer within one business day. You wrote:', message),
  }),
  'message-for-sales': (message: Person & { message: string }): Mail => ({
    subject: `Message from ${message.company ?? message.name}`,
    text: paragraphs(whoIs(message), message.message),
  }),
  'application-taken': ({ name, title }: Application): Mail => ({
    subject: `We have your application: ${title}`,
    text: letter(
      name,
      `We have your application for ${title} and your resume.`,
      'A person reads it within five working days and writes to you either way.',
    ),
  }),
  'application-for-careers': (application: Application): Mail => ({
    subject: `Application ${application.jobCode}: ${application.name}`,
    text: paragraphs(
      whoIs({ ...application, company: application.title }),
      application.message ?? '',
      `Resume: ${application.resume}, in the admin area.`,
    ),
  }),
  'webinar-registered': webinarMail,
  'newsletter-confirm': ({ token }: { token: string }): Mail => ({
    subject: 'Confirm your subscription',
    text: paragraphs(
      `Somebody, probably you, asked for the ${brand.name} newsletter at this address.`,
      `Confirm it here, or end it at any time: ${env.SITE_URL}/newsletter?token=${token}`,
      'If it was not you, do nothing: without the confirmation we send nothing more.',
    ),
  }),
  'password-reset': ({ name, token }: { name: string; token: string }): Mail => ({
    subject: 'Set a new password',
    text: letter(
      name,
      `Set a new password here: ${env.SITE_URL}/reset-password?token=${token}`,
      'The link works once and for 30 minutes. If you did not ask for it, do nothing: your password stays as it is.',
    ),
  }),
};

/** A kind of mail that the outbox can hold. */
export type MailKind = keyof typeof templates;

/** The mail of an outbox row. Throws for a kind that has no template: a bug in whoever wrote the row. */
export function renderMail(kind: string, payload: Record<string, unknown>): Mail {
  if (!Object.hasOwn(templates, kind)) throw new Error(`no mail template for ${kind}`);
  const mail = templates[kind as MailKind](payload as never);
  // A line end in a subject would start another header.
  return { ...mail, subject: mail.subject.replace(/[\r\n]+/g, ' ') };
}

function itemsOf({ lines }: Enquiry): string {
  return lines
    .map(({ item, qty, unit, target }) => `${qty} ${unit}  ${item}${target ? `  (target ${target})` : ''}`)
    .join('\n');
}

function attachmentOf({ attachment }: Enquiry): string {
  return attachment ? `Attached: ${attachment}` : '';
}

function whoIs({ name, company, email, phone }: Person): string {
  return [name, company, email, phone].filter(Boolean).join('\n');
}
