import type { Config } from '@netlify/functions';
import { signInByPasskeyEndpoint } from '#contracts/auth/second-step.ts';
import { signInByPasskey } from '#server/auth/second-factor/sign-in-by-passkey.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(signInByPasskeyEndpoint, ({ body, userAgent, device }) =>
  signInByPasskey({ ...body, userAgent, device }),
);

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/login-passkey'], method: 'POST' };
