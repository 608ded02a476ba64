import type { Config } from '@netlify/functions';
import { settleSubscriptionEndpoint } from '#contracts/visitors/newsletter.ts';
import { handle } from '#server/platform/handle.ts';
import { settleSubscription } from '#server/visitors/newsletter.ts';

export default handle(settleSubscriptionEndpoint, ({ body, ip }) => settleSubscription(body.token, body.action, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/newsletter/settle'], method: 'POST' };
