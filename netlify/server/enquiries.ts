import { randomInt } from 'node:crypto';
import { type ContactMessage, type Enquiry, ENQUIRY_TAKEN, MESSAGE_TAKEN } from '#contracts/enquiries.ts';
import { formatRupees, toPaise } from '#contracts/money.ts';
import { outbox } from '#db/schema/orders.ts';
import { contact_messages, rfq_submissions } from '#db/schema/visitors.ts';
import { contact } from '#site';
import { asSystem, db } from './database.ts';
import { throttleForm } from './visitor-throttle.ts';

/** Letters and figures that nobody mistakes for one another on the telephone. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Stores a public request for a quote; mails the reference to the visitor and the request to sales, in one batch. */
export async function submitEnquiry(enquiry: Enquiry, ip: string): Promise<{ message: string; code: string }> {
  const code = `ENQ-${Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;
  const { lines, ...person } = enquiry;
  const payload = {
    ...person,
    code,
    lines: lines.map(({ item, qty, unit, target_price }) => ({
      item,
      qty,
      unit,
      target: target_price == null ? null : formatRupees(target_price),
    })),
  };
  await asSystem([
    throttleForm('rfq', ip),
    db.insert(rfq_submissions).values({
      ...person,
      code,
      lines: lines.map(({ item, qty, unit, target_price }) => ({
        item,
        qty,
        unit,
        target_price_paise: target_price == null ? null : toPaise(target_price),
      })),
    }),
    db.insert(outbox).values([
      { kind: 'enquiry-taken', recipient: enquiry.email, payload },
      { kind: 'enquiry-for-sales', recipient: contact.email, payload },
    ]),
  ]);
  return { message: ENQUIRY_TAKEN, code };
}

/** Stores a message of the contact form; mails a copy to the visitor and the message to sales. */
export async function sendMessage(message: ContactMessage, ip: string): Promise<{ message: string }> {
  await asSystem([
    throttleForm('contact', ip),
    db.insert(contact_messages).values(message),
    db.insert(outbox).values([
      { kind: 'message-taken', recipient: message.email, payload: message },
      { kind: 'message-for-sales', recipient: contact.email, payload: message },
    ]),
  ]);
  return { message: MESSAGE_TAKEN };
}
