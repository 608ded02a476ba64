import type { Config } from '@netlify/functions';
import { registerWebinarEndpoint } from '#contracts/visitors/webinars.ts';
import { handle } from '#server/platform/handle.ts';
import { registerForWebinar } from '#server/visitors/webinars.ts';

export default handle(registerWebinarEndpoint, ({ body, ip }) => registerForWebinar(body, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/webinars/register'], method: 'POST' };
