import type { CompanyRole } from '#contracts/company-role.ts';
import { brand, contact } from '#site';
import type { Letter } from './letter-parts.ts';
import { passwordPage } from './pages.ts';

/** `token` opens the page on which a password is set, once; `expires` says until when, as it is read. */
interface Invitation {
  name: string;
  email: string;
  invited_by: string;
  token: string;
  expires: string;
}

interface Welcome {
  name: string;
  email: string;
  company: string;
  /** Null where staff hand over a temporary password themselves: no mail ever holds one. */
  token: string | null;
  expires: string | null;
}

/** What a change of our desk's means to whom it concerns. */
const changes: Record<AccountChange, string> = {
  disabled: 'You can no longer sign in, and were signed out everywhere.',
  enabled: 'You can sign in again, with your password as it was.',
  buyer: 'You are now a buyer: you order, ask for quotes and follow both.',
  approver: 'You are now an approver: you also decide on orders above the limit.',
  'company admin': 'You are now a company admin: you also set rules, addresses and colleagues.',
};

/** A sign-in taken or given back, or a role. */
export type AccountChange = CompanyRole | 'disabled' | 'enabled';

/** Signing in. */
export const accountMails = {
  'password-reset': ({ name, token }: { name: string; token: string }): Letter => ({
    subject: 'Set a new password',
    sheet: 'ACCOUNT',
    to: name,
    lead: 'A new password was asked for at this address. Set it here:',
    action: { label: 'Set a new password', path: passwordPage(token) },
    after:
      'The link works once and for 30 minutes. If you did not ask for it, do nothing: your password stays as it is.',
  }),
  'password-changed': ({ name, at }: { name: string; at: string }): Letter => ({
    subject: 'Your password was changed',
    sheet: 'ACCOUNT',
    to: name,
    lead: `The password of your account was changed on ${at}. Other devices were signed out.`,
    action: { label: 'It was not me', path: '/forgot-password' },
    after: `If it was you, there is nothing to do. If not, set a new password at once and call ${contact.phone}.`,
  }),
  'new-device': ({ name, at, device }: { name: string; at: string; device: string }): Letter => ({
    subject: 'A new device signed in',
    sheet: 'ACCOUNT',
    to: name,
    lead: 'Somebody signed in to your account on a device that we had not seen before.',
    blocks: [
      {
        facts: [
          ['Device', device],
          ['Time', at],
        ],
      },
    ],
    action: { label: 'It was not me', path: '/forgot-password' },
    after: 'If it was you, there is nothing to do. If not, set a new password: that signs every device out.',
  }),
  'customer-welcome': ({ name, email, company, token, expires }: Welcome): Letter => ({
    subject: `Your ${brand.name} account for ${company}`,
    sheet: 'ACCOUNT',
    to: name,
    lead: `You can now order for ${company}: its catalogue at your prices, quotes, orders against PO numbers, invoices.`,
    blocks: [
      { facts: [['Sign in with', email]] },
      !token && {
        paragraph: 'Our desk gives you a temporary password. You replace it with your own at the first sign-in.',
      },
    ],
    action: token
      ? { label: 'Set your password', path: passwordPage(token) }
      : { label: 'Sign in', path: '/login/customer' },
    after: token ? once(expires) : '',
  }),
  'account-changed': ({ name, company, change }: { name: string; company: string; change: AccountChange }): Letter => ({
    subject: `Your ${brand.name} account for ${company} was changed`,
    sheet: 'ACCOUNT',
    to: name,
    lead: `Our desk has changed your account for ${company}. ${changes[change]}`,
    after: `If you know no reason for it, ask a company admin of ${company}, or answer this mail.`,
    replyTo: contact.email,
  }),
  'colleague-invited': ({ company, ...invitation }: Invitation & { company: string }): Letter => ({
    ...invitationLetter(invitation),
    subject: `${invitation.invited_by} invites you to order for ${company}`,
    lead: `${invitation.invited_by} has given you access to the account of ${company} at ${brand.name}.`,
  }),
  'staff-invited': ({ role, ...invitation }: Invitation & { role: string }): Letter => ({
    ...invitationLetter(invitation),
    subject: `Your ${brand.name} staff account`,
    lead: `${invitation.invited_by} has made you a staff account, role ${role}.`,
  }),
};

function invitationLetter({ name, email, token, expires }: Invitation) {
  return {
    sheet: 'ACCOUNT',
    to: name,
    blocks: [{ facts: [['Sign in with', email] as [string, string]] }],
    action: { label: 'Set your password', path: passwordPage(token) },
    after: once(expires),
  };
}

const once = (expires: string | null) =>
  `The link works once${expires ? `, until ${expires}` : ''}. After that, “Forgot password” on the sign-in page sends a new one.`;
