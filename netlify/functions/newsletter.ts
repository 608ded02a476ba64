import type { Config } from '@netlify/functions';
import { subscribeEndpoint } from '#contracts/visitors/newsletter.ts';
import { handle } from '#server/platform/handle.ts';
import { subscribe } from '#server/visitors/newsletter.ts';

export default handle(subscribeEndpoint, ({ body, ip }) => subscribe(body.email, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/newsletter'], method: 'POST' };
