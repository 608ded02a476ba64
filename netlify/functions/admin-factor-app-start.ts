import type { Config } from '@netlify/functions';
import { startAppEndpoint } from '#contracts/auth/second-factor.ts';
import { startApp } from '#server/auth/second-factor/authenticator-app.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(startAppEndpoint, ({ actor, body }) => startApp(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/factor-app-start'], method: 'POST' };
