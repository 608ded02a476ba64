import { EMAIL_LINK_MINUTES } from '#contracts/auth/email-change.ts';
import { RESET_LINK_MINUTES } from '#contracts/auth/password-reset.ts';
import type { CompanyRole } from '#contracts/companies/company-role.ts';
import { brand, contact } from '#site';
import type { Letter } from './letter-parts.ts';
import { confirmEmailPage, passwordPage } from './pages.ts';

/** `token` opens the page to set a password, once, until `expires`, which is known when the mail is sent. */
interface Invitation {
  name: string;
  email: string;
  invited_by: string;
  token: string;
  expires?: string;
}

interface Company {
  company: string;
}

interface Welcome {
  name: string;
  email: string;
  company: string;
  /** Null if staff pass on a temporary password themselves: mails never contain one. */
  token: string | null;
  expires?: string;
}

interface RulesChanged {
  name: string;
  company: string;
  /** Who changed them. */
  by: string;
  changes: [rule: string, before: string, after: string][];
}

interface DeputyNamed {
  name: string;
  company: string;
  /** Who named them: the approver, or a company admin. */
  by: string;
  approver: string;
  /** First and last day. */
  from: string;
  to: string;
  /** Orders that wait for the approver now. */
  waiting: number;
}

/** A new role, or the sign-in disabled or enabled. */
export type AccountChange = CompanyRole | 'disabled' | 'enabled';

const changes: Record<AccountChange, string> = {
  disabled: 'You can no longer sign in and have been signed out on all devices.',
  enabled: 'You can sign in again with your existing password.',
  buyer: 'You are now a buyer: you can place orders and request quotes.',
  approver: 'You are now an approver: you can also approve orders above the spending limit.',
  'company admin': 'You are now a company admin: you can also manage rules, addresses and colleagues.',
};

const notMe = {
  action: { label: 'This was not me', path: '/forgot-password' },
  after: `If this was you, no action is needed. If not, set a new password now and call ${contact.phone}.`,
};

/** Accounts and passwords. */
export const accountMails = {
  'password-reset': ({ name, token }: { name: string; token: string }): Letter => ({
    subject: 'Set a new password',
    sheet: 'ACCOUNT',
    to: name,
    lead: 'We received a request to set a new password for your account. Set it here:',
    action: { label: 'Set a new password', path: passwordPage(token) },
    after: `The link can be used once and is valid for ${RESET_LINK_MINUTES} minutes. If you requested more than one, only the latest works. If you did not request it, ignore this email: your password stays the same.`,
  }),
  'password-changed': ({ name, at }: { name: string; at: string }): Letter => ({
    subject: 'Your password was changed',
    sheet: 'ACCOUNT',
    to: name,
    lead: `The password of your account was changed on ${at}. Other devices have been signed out.`,
    ...notMe,
  }),
  'password-set-by-link': ({ name, at }: { name: string; at: string }): Letter => ({
    subject: 'A new password was set',
    sheet: 'ACCOUNT',
    to: name,
    lead: `A new password was set for your account on ${at}, with a link that we had emailed to you. All devices have been signed out.`,
    ...notMe,
  }),
  'password-set-by-staff': ({ name, company, at }: { name: string; company: string; at: string }): Letter => ({
    subject: `${brand.name} has set a temporary password for your account`,
    sheet: 'ACCOUNT',
    to: name,
    lead: `On ${at}, an admin of ${brand.name} set a temporary password for your account for ${company}. They will give it to you; you choose your own when you sign in with it.`,
    action: { label: 'Sign in', path: '/login/customer' },
    after: `If you did not ask for this, call ${contact.phone}.`,
  }),
  'sign-in-limited': ({ name, tries }: { name: string; tries: number }): Letter => ({
    subject: 'Failed sign-ins to your account',
    sheet: 'ACCOUNT',
    to: name,
    lead: `Someone entered a wrong password for your account ${tries} times within a day. No one was signed in by it. For the rest of the day we accept sign-ins only from devices on which you have signed in before.`,
    action: { label: 'Set a new password', path: '/forgot-password' },
    after: `You can continue to work as usual. To sign in on a new device today, set a new password first. If your password is easy to guess or used elsewhere, set a new one in any case.`,
  }),
  'email-confirm': ({ name, email, token }: { name: string; email: string; token: string }): Letter => ({
    subject: 'Confirm your new email address',
    sheet: 'ACCOUNT',
    to: name,
    lead: `You asked to sign in to ${brand.name} with ${email}. Confirm the address here:`,
    action: { label: 'Confirm the address', path: confirmEmailPage(token) },
    after: `The link can be used once and is valid for ${EMAIL_LINK_MINUTES} minutes. If you did not ask for it, ignore this email: nothing changes.`,
  }),
  'email-known': ({ name }: { name: string }): Letter => ({
    subject: 'Your email address was entered for another account',
    sheet: 'ACCOUNT',
    to: name,
    lead: `Someone signed in to ${brand.name} asked to use your email address for their account. You already have an account with it, so nothing has changed.`,
    after: `If this was you, sign in with this address or choose another one for the other account. If not, no action is needed.`,
  }),
  'email-changed': ({ name, email }: { name: string; email: string }): Letter => ({
    subject: 'Your email address was changed',
    sheet: 'ACCOUNT',
    to: name,
    lead: `You now sign in to ${brand.name} with ${email}, and no longer with this address. All devices have been signed out.`,
    after: `If this was not you, call ${contact.phone} now.`,
  }),
  'customer-welcome': ({ name, email, company, token, expires }: Welcome): Letter => ({
    subject: `Your ${brand.name} account for ${company}`,
    sheet: 'ACCOUNT',
    to: name,
    lead: `You can now order for ${company}: catalogue at your prices, quotes, orders against PO numbers and invoices.`,
    blocks: [
      { facts: [['Sign in with', email]] },
      !token && {
        paragraph: `${brand.name} will give you a temporary password. You choose your own when you first sign in.`,
      },
    ],
    action: token
      ? { label: 'Set your password', path: passwordPage(token) }
      : { label: 'Sign in', path: '/login/customer' },
    after: token ? linkValidity(expires) : '',
  }),
  'account-changed': ({ name, company, change }: { name: string; company: string; change: AccountChange }): Letter => ({
    subject: `Your ${brand.name} account for ${company} has changed`,
    sheet: 'ACCOUNT',
    to: name,
    lead: `${brand.name} has changed your account for ${company}. ${changes[change]}`,
    after: `If you did not expect this, ask a company admin of ${company} or reply to this email.`,
    replyTo: contact.email,
  }),
  'company-rules-changed': ({ name, company, by, changes }: RulesChanged): Letter => ({
    subject: `The order rules of ${company} have changed`,
    sheet: 'COMPANY',
    to: name,
    lead: `${by} has changed the order rules of ${company}.`,
    blocks: [{ facts: changes.map(([rule, before, after]) => [rule, `${before} → ${after}`]) }],
    action: { label: 'Open the rules', path: '/portal/company' },
    after: `You get this email because you can approve orders of ${company}. If you did not expect the change, ask ${by}.`,
  }),
  'deputy-named': ({ name, company, by, approver, from, to, waiting }: DeputyNamed): Letter => ({
    subject: `You approve orders for ${approver} from ${from} to ${to}`,
    sheet: 'COMPANY',
    to: name,
    lead: `${by} has named you the deputy of ${approver} at ${company}, from ${from} to ${to}. During this time you will get the same emails about orders that need approval, and can decide for ${approver}.`,
    blocks: [waiting > 0 && { paragraph: `${waiting === 1 ? '1 order waits' : `${waiting} orders wait`} now.` }],
    action: { label: 'Open approvals', path: '/portal/approvals' },
  }),
  'colleague-invited': ({ company, ...invitation }: Invitation & Company): Letter => ({
    ...invitationLetter(invitation),
    subject: `${invitation.invited_by} has invited you to order for ${company}`,
    lead: `${invitation.invited_by} has given you access to the account of ${company} at ${brand.name}.`,
  }),
  'colleague-known': ({
    name,
    email,
    invited_by,
    company,
  }: Omit<Invitation, 'token' | 'expires'> & Company): Letter => ({
    subject: `${invited_by} has invited you to order for ${company}`,
    sheet: 'ACCOUNT',
    to: name,
    lead: `${invited_by} has invited you to order for ${company} at ${brand.name}. Your address already has an account, and it can have only one, so nothing has changed.`,
    blocks: [{ facts: [['Sign in with', email]] }],
    action: { label: 'Sign in', path: '/login/customer' },
    after: `If your account is for ${company}, sign in as usual. If it is for another company, give ${invited_by} another address. If you do not know them, ignore this email.`,
  }),
  'staff-invited': ({ role, ...invitation }: Invitation & { role: string }): Letter => ({
    ...invitationLetter(invitation),
    subject: `Your ${brand.name} staff account`,
    lead: `${invitation.invited_by} has created a staff account for you with the role ${role}.`,
  }),
};

function invitationLetter({ name, email, token, expires }: Invitation) {
  return {
    sheet: 'ACCOUNT',
    to: name,
    blocks: [{ facts: [['Sign in with', email] as [string, string]] }],
    action: { label: 'Set your password', path: passwordPage(token) },
    after: linkValidity(expires),
  };
}

const linkValidity = (expires: string | undefined) =>
  `The link can be used once${expires ? `, until ${expires}` : ''}. After that, use “Forgot password” on the sign-in page.`;
