import { brand } from '#site';
import type { Letter } from './letter-parts.ts';

/** The newsletter's double opt-in. */
export const newsletterMails = {
  'newsletter-confirm': ({ token }: { token: string }): Letter => ({
    subject: 'Confirm your subscription',
    sheet: 'NEWSLETTER',
    lead: `Somebody, probably you, asked for the ${brand.name} newsletter at this address.`,
    action: { label: 'Confirm or end it', path: `/newsletter?token=${encodeURIComponent(token)}` },
    after: 'If it was not you, do nothing: without the confirmation we send nothing more.',
  }),
};
