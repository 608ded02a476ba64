import type { Config } from '@netlify/functions';
import { askPasskeyEndpoint } from '#contracts/auth/second-step.ts';
import { askPasskey } from '#server/auth/second-factor/sign-in-by-passkey.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(askPasskeyEndpoint, ({ body }) => askPasskey(body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/login-passkey-options'], method: 'POST' };
