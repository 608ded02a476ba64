import { randomInt } from 'node:crypto';
import { formatRupees, toPaise } from '#contracts/fields/money.ts';
import { NOTICE_VERSION } from '#contracts/privacy/notices.ts';
import {
  type ContactMessage,
  type Enquiry,
  ENQUIRY_SUBMITTED,
  type EnquiryLine,
  MESSAGE_RECEIVED,
} from '#contracts/visitors/enquiries.ts';
import { outbox } from '#db/schema/outbox.ts';
import { contact_messages, rfq_submissions } from '#db/schema/visitors.ts';
import { contact } from '#site';
import { mail } from '../mail/mail-row.ts';
import { mailVisitor } from '../mail/mail-visitor.ts';
import { storeWithRecord, readAttachment } from '../platform/files/attachments.ts';
import { asSystem, db } from '../platform/database.ts';
import { throttleForm } from '../platform/throttle.ts';

/** Characters that are not confused with one another on the phone. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Stores a public request for a quote; mails the reference to the visitor and the request to sales. */
export async function submitEnquiry(enquiry: Enquiry, ip: string): Promise<{ message: string; code: string }> {
  const code = `ENQ-${Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;
  const { lines = [], attachment, ...person } = enquiry;
  if (!attachment) {
    await asSystem([throttleForm('rfq', ip), ...rowsOf(code, person, lines, null)]);
    return { message: ENQUIRY_SUBMITTED, code };
  }
  // Throttled before the file is stored, so that a flood cannot fill the store.
  await asSystem([throttleForm('rfq', ip)]);
  const file = await readAttachment(attachment);
  await storeWithRecord('enquiries', file, (key) => asSystem(rowsOf(code, person, lines, { key, name: file.name })));
  return { message: ENQUIRY_SUBMITTED, code };
}

type Person = Omit<Enquiry, 'lines' | 'attachment'>;

/** Statements for the row and both mails. */
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
      notice_version: NOTICE_VERSION,
      lines: lines.map(({ item, qty, unit, target_price }) => ({
        item,
        qty,
        unit,
        target_price_paise: target_price == null ? null : toPaise(target_price),
      })),
    }),
    mailVisitor('enquiry-received', person.email, { name: person.name, code }),
    db.insert(outbox).values(mail('enquiry-for-sales', contact.email, payload)),
  ] as const;
}

/** Stores a message of the contact form; mails the visitor that it has arrived, and the message to sales. */
export async function sendMessage(message: ContactMessage, ip: string): Promise<{ message: string }> {
  await asSystem([
    throttleForm('contact', ip),
    db.insert(contact_messages).values({ ...message, notice_version: NOTICE_VERSION }),
    mailVisitor('message-received', message.email, { name: message.name }),
    db.insert(outbox).values(mail('message-for-sales', contact.email, message)),
  ]);
  return { message: MESSAGE_RECEIVED };
}
