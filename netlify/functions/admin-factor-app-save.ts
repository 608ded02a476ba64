import type { Config } from '@netlify/functions';
import { saveAppEndpoint } from '#contracts/auth/second-factor.ts';
import { saveApp } from '#server/auth/second-factor/authenticator-app.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveAppEndpoint, ({ actor, body }) => saveApp(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/factor-app-save'], method: 'POST' };
