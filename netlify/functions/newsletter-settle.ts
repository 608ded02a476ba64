import type { Config } from '@netlify/functions';
import { settleSubscriptionEndpoint } from '#contracts/newsletter.ts';
import { settleSubscription } from '#server/newsletter.ts';
import { handle } from '#server/http/handle.ts';

export default handle(settleSubscriptionEndpoint, ({ body, ip }) => settleSubscription(body.token, body.action, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/newsletter/settle'], method: 'POST' };
