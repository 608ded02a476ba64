import type { MailKind } from './templates.ts';

/** Order in which due mails are sent, the lowest number first. */
const NORMAL = 2;

const PRIORITIES: Partial<Record<MailKind, number>> = {
  // Someone waits for these at the screen, or an order waits for them.
  'password-reset': 1,
  'password-changed': 1,
  'password-set-by-link': 1,
  'password-set-by-staff': 1,
  'customer-welcome': 1,
  'account-changed': 1,
  'colleague-invited': 1,
  'colleague-known': 1,
  'company-rules-changed': 1,
  'email-changed': 1,
  'email-confirm': 1,
  'email-known': 1,
  'sign-in-limited': 1,
  'staff-invited': 1,
  'order-approval-needed': 1,
  'order-approval-reminder': 1,
  'deputy-named': 1,
  // Mails of scheduled runs, which queue many at once.
  'payment-reminder': 3,
  'quote-expiring': 3,
  'list-reminder': 3,
  'back-in-stock': 3,
};

export const priorityOf = (kind: MailKind): number => PRIORITIES[kind] ?? NORMAL;
