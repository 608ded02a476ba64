import { randomInt } from 'node:crypto';
import {
  type ContactMessage,
  type Enquiry,
  ENQUIRY_TAKEN,
  type EnquiryLine,
  MESSAGE_TAKEN,
} from '#contracts/enquiries.ts';
import { formatRupees, toPaise } from '#contracts/money.ts';
import { outbox } from '#db/schema/orders.ts';
import { contact_messages, rfq_submissions } from '#db/schema/visitors.ts';
import { contact } from '#site';
import { keepWith, readAttachment } from './attachments.ts';
import { asSystem, db } from './database.ts';
import { mail } from './mail/mail-row.ts';
import { throttleForm } from './visitor-throttle.ts';

/** Letters and figures that nobody mistakes for one another on the telephone. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Stores a public request for a quote; mails the reference to the visitor and the request to sales, in one batch. */
export async function submitEnquiry(enquiry: Enquiry, ip: string): Promise<{ message: string; code: string }> {
  const code = `ENQ-${Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;
  const { lines = [], attachment, ...person } = enquiry;
  if (!attachment) {
    await asSystem([throttleForm('rfq', ip), ...rowsOf(code, person, lines, null)]);
    return { message: ENQUIRY_TAKEN, code };
  }
  // Counted before anything is stored: a flood must not fill the store.
  await asSystem([throttleForm('rfq', ip)]);
  const file = await readAttachment(attachment);
  await keepWith('enquiries', file, (key) => asSystem(rowsOf(code, person, lines, { key, name: file.name })));
  return { message: ENQUIRY_TAKEN, code };
}

type Person = Omit<Enquiry, 'lines' | 'attachment'>;

/** The row and both mails. */
function rowsOf(code: string, person: Person, lines: EnquiryLine[], file: { key: string; name: string } | null) {
  const payload = {
    ...person,
    code,
    attachment: file?.name ?? null,
    lines: lines.map(({ item, qty, unit, target_price }) => ({
      item,
      qty,
      unit,
      target: target_price == null ? null : formatRupees(target_price),
    })),
  };
  return [
    db.insert(rfq_submissions).values({
      ...person,
      code,
      attachment_key: file?.key ?? null,
      attachment_name: file?.name ?? null,
      lines: lines.map(({ item, qty, unit, target_price }) => ({
        item,
        qty,
        unit,
        target_price_paise: target_price == null ? null : toPaise(target_price),
      })),
    }),
    db
      .insert(outbox)
      .values([mail('enquiry-taken', person.email, payload), mail('enquiry-for-sales', contact.email, payload)]),
  ] as const;
}

/** Stores a message of the contact form; mails a copy to the visitor and the message to sales. */
export async function sendMessage(message: ContactMessage, ip: string): Promise<{ message: string }> {
  await asSystem([
    throttleForm('contact', ip),
    db.insert(contact_messages).values(message),
    db
      .insert(outbox)
      .values([mail('message-taken', message.email, message), mail('message-for-sales', contact.email, message)]),
  ]);
  return { message: MESSAGE_TAKEN };
}
