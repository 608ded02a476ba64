import { brand } from '#site';
import type { Letter } from './letter-parts.ts';

/** The newsletter's double opt-in; who is a `reader` already gets the link to end it. */
export const newsletterMails = {
  'newsletter-confirm': ({ token, state }: { token: string; state: 'new' | 'reader' }): Letter => ({
    sheet: 'NEWSLETTER',
    lead: `Somebody, probably you, asked for the ${brand.name} newsletter at this address.`,
    ...(state === 'reader' ? already : toConfirm),
    action: { label: 'Confirm or end it', path: `/newsletter?token=${encodeURIComponent(token)}` },
  }),
};

const toConfirm = {
  subject: 'Confirm your subscription',
  after: 'If it was not you, do nothing: without the confirmation we send nothing more.',
};
const already = {
  subject: 'You subscribe already',
  after: 'It gets the newsletter already, and nothing has changed. The link above and those in earlier letters end it.',
};
