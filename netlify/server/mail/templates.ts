import { accountMails } from './account-mails.ts';
import { applicationMails } from './application-mails.ts';
import { enquiryMails } from './enquiry-mails.ts';
import { factorMails } from './factor-mails.ts';
import { invoiceMails } from './invoice-mails.ts';
import { mailOf } from './letter.ts';
import type { Letter } from './letter-parts.ts';
import { listMails } from './list-mails.ts';
import type { Mail } from './mail.ts';
import { messageMails } from './message-mails.ts';
import { newsletterMails } from './newsletter-mails.ts';
import { orderMails } from './order-mails.ts';
import { quoteMails } from './quote-mails.ts';
import { receiptMails } from './receipt-mails.ts';
import { receivableMails } from './receivable-mails.ts';
import { rfqMails } from './rfq-mails.ts';
import { shipmentMails } from './shipment-mails.ts';
import { storesMails } from './stores-mails.ts';
import { ticketMails } from './ticket-mails.ts';
import { webinarMails } from './webinar-mails.ts';

/** The template of each kind of outbox row. */
const templates = {
  ...accountMails,
  ...applicationMails,
  ...enquiryMails,
  ...factorMails,
  ...invoiceMails,
  ...listMails,
  ...messageMails,
  ...newsletterMails,
  ...orderMails,
  ...quoteMails,
  ...receiptMails,
  ...receivableMails,
  ...rfqMails,
  ...shipmentMails,
  ...storesMails,
  ...ticketMails,
  ...webinarMails,
};

/** A kind of mail in the outbox. */
export type MailKind = keyof typeof templates;

/** The payload of a mail of that kind. */
export type MailPayload<K extends MailKind> = Parameters<(typeof templates)[K]>[0];

/** Renders an outbox row. Throws if there is no template of that kind. */
export function renderMail(kind: string, payload: Record<string, unknown>): Mail {
  if (!Object.hasOwn(templates, kind)) throw new Error(`no mail template for ${kind}`);
  const template = templates[kind as MailKind] as (payload: Record<string, unknown>) => Letter;
  return mailOf(template(payload));
}
