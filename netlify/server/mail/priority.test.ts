import { expect, it } from 'vitest';
import { accountMails } from './account-mails.ts';
import { priorityOf } from './priority.ts';
import type { MailKind } from './templates.ts';

it.each([...Object.keys(accountMails), 'order-approval-needed', 'order-approval-reminder'] as MailKind[])(
  '%s is sent before other mails',
  (kind) => {
    expect(priorityOf(kind)).toBe(1);
  },
);

it.each(['payment-reminder', 'quote-expiring'] as const)('%s is sent after other mails', (kind) => {
  expect(priorityOf(kind)).toBeGreaterThan(priorityOf('order-placed'));
});
