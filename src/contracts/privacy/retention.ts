/**
 * How long personal data is kept: the only copy of each period. The hourly run deletes by it
 * (netlify/server/privacy/expired.ts), and the privacy notice has one row for each entry; a test compares the two.
 * `keep` is written so that both people and PostgreSQL can read it.
 */
export const RETENTION = {
  applications: { what: 'Job and internship applications, with the resume', keep: '12 months', after: 'the last step' },
  enquiries: { what: 'Enquiries (RFQ form), with their file', keep: '24 months', after: 'you sent it' },
  messages: { what: 'Contact messages, with our replies', keep: '24 months', after: 'the last message' },
  registrations: { what: 'Webinar registrations', keep: '90 days', after: 'the webinar' },
  unconfirmed: { what: 'Newsletter addresses that were not confirmed', keep: '30 days', after: 'you typed it' },
  unsubscribed: { what: 'Newsletter addresses that were unsubscribed', keep: '12 months', after: 'you unsubscribed' },
  tickets: { what: 'Support tickets', keep: '36 months', after: 'the ticket was closed' },
  mail_texts: { what: 'Text of the emails we send', keep: '30 days', after: 'it was sent' },
  mails: { what: 'Record of an email: address, kind, time', keep: '12 months', after: 'it was sent or given up' },
  sign_ins: { what: 'Sign-ins, with the name of the browser', keep: '30 days', after: 'the sign-in expired' },
  devices: {
    what: 'Marks of the browsers you have signed in with',
    keep: '14 months',
    after: 'the last sign-in there',
  },
  links: {
    what: 'Links to set a password, confirm an email address or approve an order',
    keep: '30 days',
    after: 'the link expired',
  },
  attempts: {
    what: 'Rate-limit counters, with the IP address or the email address',
    keep: '1 hour',
    after: 'the limit ends',
  },
  audit_log: { what: 'Log of changes by signed-in users', keep: '8 years', after: 'the change' },
} as const satisfies Record<string, { what: string; keep: string; after: string }>;
export type Retained = keyof typeof RETENTION;

/** The period as a sentence: `12 months after the last step`. */
export const formatRetention = (kind: Retained) => `${RETENTION[kind].keep} after ${RETENTION[kind].after}`;
