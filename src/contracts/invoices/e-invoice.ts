import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { id, optional, required, stripChars } from '../fields/text.ts';

/** Hours in which the portal cancels an IRN; after that only a credit note helps. */
export const IRN_CANCEL_HOURS = 24;

const lowerCase = z.overwrite<string>((value) => value.toLowerCase());

/** 64 hexadecimal digits, which are the hash of the document's number and never all alike. */
const Irn = required(100, 'Enter the IRN.').check(
  stripChars(/\s/g),
  lowerCase,
  z.regex(/^[0-9a-f]{64}$/, { error: 'An IRN has 64 characters, 0 to 9 and a to f.' }),
  z.refine((irn) => !/^(.)\1*$/.test(irn), { error: 'This is not an IRN. Copy it from the portal.' }),
);

const ACK_TIME = 'Enter date and time as on the portal, e.g. 2026-11-24 15:04:00.';

const AckTime = required(20, ACK_TIME).check(
  z.regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/, { error: ACK_TIME }),
  z.refine((typed) => isTime(typed), { error: ACK_TIME }),
);

/** The moment of a time in India as typed: `2026-11-24 15:04:00`. */
export const timeInIndia = (typed: string) => new Date(`${typed.replace(' ', 'T')}+05:30`);

/** False for 31 February and 25 o'clock, some of which a Date would shift. */
function isTime(typed: string): boolean {
  const moment = timeInIndia(typed);
  if (Number.isNaN(moment.getTime())) return false;
  const shown = new Date(moment.getTime() + 330 * 60_000).toISOString();
  return shown.startsWith(typed.replace(' ', 'T'));
}

/**
 * Stores, once, what the invoice registration portal returned for an invoice or credit note, and emails a document that
 * waited for it (CGST Rules r. 48(4)). 409 for a cancelled invoice and if it already has an IRN.
 */
export const setIrnEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-irn',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({
    id,
    irn: Irn,
    /** The acknowledgement number. */
    ack_no: required(20, 'Enter the Ack No.').check(
      stripChars(/\s/g),
      z.regex(/^\d{15}$/, { error: 'An Ack No. has 15 digits.' }),
    ),
    /** The acknowledgement's time in India. */
    ack_at: AckTime,
    /** The signed QR code's text, printed as a QR code. */
    irn_qr: required(4000, 'Paste the signed QR code text from the portal.'),
  }),
  reply: z.object({ message: z.string() }),
});

/**
 * Records that the IRN of an invoice was cancelled on the portal; the invoice then has to be credited in full. 409 without
 * an IRN, 24 hours after its acknowledgement, and once the goods have left: only a credit note helps then.
 */
export const cancelIrnEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-irn-cancel',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id, reason: required(300, 'Give the reason entered on the portal.') }),
  reply: z.object({ message: z.string() }),
});

/** The date from which invoices need an IRN; null: none does. */
const EInvoiceFrom = z.nullable(z.iso.date());

/** Settings of the accounts. */
export const getAccountsSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/accounts-settings-get',
  roles: staffRoles,
  reply: z.object({
    e_invoice_from: EInvoiceFrom,
    /** An order of a company overdue by more than these days needs an admin; 0: none does. */
    credit_hold_days: z.int(),
    /** True for admins. */
    may_change: z.boolean(),
  }),
});

/** Saves the settings of the accounts, for admins. It applies to invoices issued from now on. */
export const saveAccountsSettingsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/accounts-settings-save',
  roles: ['admin'],
  body: z.object({ e_invoice_from: z.pipe(optional(10), z.nullable(calendarDay())) }),
  reply: z.object({ message: z.string() }),
});
