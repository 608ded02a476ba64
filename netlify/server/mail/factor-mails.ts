import { contact } from '#site';
import type { Letter } from './letter-parts.ts';

/** What a person changed about their second factors. */
export type FactorChange = 'app added' | 'app removed' | 'passkey added' | 'passkey removed' | 'codes renewed';

interface Change {
  name: string;
  change: FactorChange;
  /** The passkey's name. */
  passkey: string;
  at: string;
}

const changes: Record<FactorChange, (passkey: string) => string> = {
  'app added': () => 'An authenticator app was set up for your account',
  'app removed': () => 'The authenticator app of your account was removed',
  'passkey added': (passkey) => `The passkey “${passkey}” was added to your account`,
  'passkey removed': (passkey) => `The passkey “${passkey}” was removed from your account`,
  'codes renewed': () => 'New recovery codes were made for your account, and the earlier ones no longer work',
};

const NOT_YOU = `If not, set a new password now and call ${contact.phone}.`;
const action = { label: 'This was not me', path: '/forgot-password' };

/** The second factor of a staff account. */
export const factorMails = {
  'factor-changed': ({ name, change, passkey, at }: Change): Letter => ({
    ...{ subject: 'Your second factor was changed', sheet: 'ACCOUNT', to: name, action },
    lead: `${changes[change](passkey)} on ${at}. Other devices have been signed out.`,
    after: `If this was you, no action is needed. ${NOT_YOU}`,
  }),
  'recovery-code-used': ({ name, at, left }: { name: string; at: string; left: number }): Letter => ({
    ...{ subject: 'A recovery code was used', sheet: 'ACCOUNT', to: name, action },
    lead: `Someone signed in to your account with one of your recovery codes on ${at}. You have ${left} left.`,
    after: `If this was you and you lost your phone or key, remove it on the page Security and add a new one. ${NOT_YOU}`,
  }),
  'second-factor-refused': ({ name, at }: { name: string; at: string }): Letter => ({
    ...{ subject: 'Wrong codes at your sign-in', sheet: 'ACCOUNT', to: name, action },
    lead: `Someone entered your password and then several wrong codes on ${at}. They were not signed in.`,
    after: `If this was you, no action is needed. If not, someone knows your password: set a new one now and call ${contact.phone}.`,
  }),
  'factors-reset': ({ name, by, at }: { name: string; by: string; at: string }): Letter => ({
    ...{ subject: 'Your second factor was removed', sheet: 'ACCOUNT', to: name },
    lead: `${by} removed all second factors of your account on ${at}. You now sign in with your password only.`,
    action: { label: 'Set up a new one', path: '/admin/security' },
    after: `If you did not ask for this, call ${contact.phone}.`,
  }),
};
