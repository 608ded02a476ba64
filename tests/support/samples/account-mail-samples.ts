import { forStaff, token } from './mail-sample-values.ts';
import type { MailSamples } from './money-mail-samples.ts';

const invitation = {
  name: 'Neel Verma',
  email: 'neel@plant.example',
  invited_by: 'Asha Rao',
  token,
  expires: '24 Nov 2026, 18:05 IST',
};

/** Payloads of the mails about accounts, passwords and a company's people and rules. */
export const accountMailSamples = {
  'company-rules-changed': [
    {
      ...{ name: 'Meera Shah', company: 'Aravalli Auto Components Pvt. Ltd.', by: 'Asha Rao' },
      changes: [
        ['Spending limit per order', 'none', '₹50,000.00'],
        ['Limit for each buyer', '₹2,00,000.00 a month', '₹5,00,000.00 a quarter'],
      ],
    },
  ],
  'deputy-named': [
    {
      ...{ name: 'Meera Shah', company: 'Aravalli Auto Components Pvt. Ltd.', by: 'Asha Rao', approver: 'Asha Rao' },
      ...{ from: '1 Dec 2026', to: '12 Dec 2026', waiting: 2 },
    },
    {
      ...{ name: 'Meera Shah', company: 'Aravalli Auto Components Pvt. Ltd.', by: 'Asha Rao', approver: 'Neel Verma' },
      ...{ from: '1 Dec 2026', to: '12 Dec 2026', waiting: 0 },
    },
  ],
  'password-reset': [{ name: 'Asha Rao', token }],
  'email-confirm': [{ name: 'Asha Rao', email: 'asha@plant.example', token }],
  'email-known': [{ name: 'Asha Rao' }],
  'email-changed': [{ name: 'Asha Rao', email: 'asha@plant.example' }],
  'sign-in-limited': [{ name: 'Asha Rao', tries: 50 }],
  'password-changed': [{ name: 'Asha Rao', at: '21 Nov 2026, 18:05 IST' }],
  'password-set-by-link': [{ name: 'Asha Rao', at: '21 Nov 2026, 18:05 IST' }],
  'password-set-by-staff': [{ name: 'Asha Rao', company: 'Aravalli Gears Ltd', at: '21 Nov 2026, 18:05 IST' }],

  'customer-welcome': [
    { name: 'Asha Rao', email: 'asha@plant.example', ...forStaff, token, expires: '24 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', email: 'asha@plant.example', ...forStaff, token: null },
  ],
  'account-changed': [
    { name: 'Asha Rao', ...forStaff, change: 'approver' },
    { name: 'Asha Rao', ...forStaff, change: 'buyer' },
    { name: 'Asha Rao', ...forStaff, change: 'company admin' },
    { name: 'Asha Rao', ...forStaff, change: 'disabled' },
    { name: 'Asha Rao', ...forStaff, change: 'enabled' },
  ],
  'colleague-invited': [{ ...invitation, ...forStaff }],
  'colleague-known': [{ name: 'Neel Verma', email: 'neel@plant.example', invited_by: 'Asha Rao', ...forStaff }],
  'staff-invited': [{ ...invitation, role: 'employee' }],
  'factor-changed': [
    { name: 'Asha Rao', change: 'app added', passkey: '', at: '26 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', change: 'app removed', passkey: '', at: '26 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', change: 'passkey added', passkey: 'Work laptop', at: '26 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', change: 'passkey removed', passkey: 'Work laptop', at: '26 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', change: 'codes renewed', passkey: '', at: '26 Nov 2026, 18:05 IST' },
  ],
  'recovery-code-used': [{ name: 'Asha Rao', at: '26 Nov 2026, 18:05 IST', left: 7 }],
  'second-factor-refused': [{ name: 'Asha Rao', at: '26 Nov 2026, 18:05 IST' }],
  'factors-reset': [{ name: 'Asha Rao', by: 'Neel Verma', at: '26 Nov 2026, 18:05 IST' }],
} satisfies Partial<MailSamples>;
