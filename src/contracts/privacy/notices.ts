import { formatRetention, type Retained } from './retention.ts';

/**
 * Version of the privacy notice: the day of its last change, `updated` of src/content/policies/privacy.md (a test compares
 * the two). Stored with what a form sends, so that it can be shown what the person was told.
 */
export const NOTICE_VERSION = '2026-11-26';

/** The page with the whole notice. */
export const PRIVACY_PATH = '/policies/privacy';

/** What a form says about the data that it asks for (DPDP Act 2023 s. 5, DPDP Rules 2025 r. 3). */
export interface Notice {
  /** What is taken: the form's own fields, and what comes with them. */
  data: string;
  /** What it is used for, and nothing else. */
  purpose: string;
  /** How long it is kept. */
  kept: string;
  /** How to take it back. */
  withdraw: string;
}

const kept = (...kinds: Retained[]) => kinds.map(formatRetention).join('; ');
const BY_MAIL = 'Write to us, and we delete it.';

/** Form → its notice. */
export const NOTICES = {
  contact: {
    data: 'Name, email and message; phone and company if you enter them.',
    purpose: 'To answer your message.',
    kept: kept('messages'),
    withdraw: BY_MAIL,
  },
  rfq: {
    data: 'Name, email and requirement; company, phone, items and file if you add them.',
    purpose: 'To prepare your quote and contact you about it.',
    kept: kept('enquiries'),
    withdraw: BY_MAIL,
  },
  application: {
    data: 'Name, email and resume; phone, track and message if you enter them.',
    purpose: 'To consider you for this position. Only our staff see it.',
    kept: kept('applications'),
    withdraw: 'Write to us, and we delete it. Your application then ends.',
  },
  newsletter: {
    data: 'Your email address.',
    purpose: 'To send you one email a month, once you have confirmed the address. Subscribing is your consent.',
    kept: `until you unsubscribe, and then ${kept('unsubscribed')}; unconfirmed, ${kept('unconfirmed')}`,
    withdraw: 'The link “Unsubscribe” in any email.',
  },
  webinar: {
    data: 'Name and work email; company if you enter it.',
    purpose: 'To send you the joining details of this webinar.',
    kept: kept('registrations'),
    withdraw: BY_MAIL,
  },
  tracking: {
    data: 'The number you type, what you enter to show that the order is yours, and your IP address, which stops others from guessing.',
    purpose: 'To find your order. We do not store what you type.',
    kept: `the IP address, ${kept('attempts')}`,
    withdraw: 'There is nothing to withdraw: the IP address is deleted by itself.',
  },
  account: {
    data: 'Name, work email, role in the company, password (stored as a hash), sign-ins; phone if you enter it.',
    purpose: 'To let you use the account that your company or our staff opened for you.',
    kept: 'while the account is open; the orders placed with it, as long as tax law requires',
    withdraw: 'Write to us. We close the account and remove your name, email and phone.',
  },
} as const satisfies Record<string, Notice>;
export type NoticeForm = keyof typeof NOTICES;
