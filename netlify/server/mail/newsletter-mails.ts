import { brand } from '#site';
import type { Letter } from './letter-parts.ts';

/** Double opt-in of the newsletter; a confirmed `reader` gets the link to unsubscribe. */
export const newsletterMails = {
  'newsletter-confirm': ({ token, state }: { token: string; state: 'new' | 'reader' }): Letter => ({
    sheet: 'NEWSLETTER',
    lead: `This address was entered to subscribe to the ${brand.name} newsletter.`,
    ...(state === 'reader' ? alreadySubscribed : toConfirm),
    action: { label: 'Confirm or unsubscribe', path: `/newsletter?token=${encodeURIComponent(token)}` },
  }),
};

const toConfirm = {
  subject: 'Confirm your subscription',
  after: 'If this was not you, ignore this email: without your confirmation we will send nothing more.',
};
const alreadySubscribed = {
  subject: 'You are already subscribed',
  after:
    'This address already receives the newsletter; nothing has changed. To unsubscribe, use the link above or the one in any earlier newsletter.',
};
