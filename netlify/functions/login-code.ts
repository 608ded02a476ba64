import type { Config } from '@netlify/functions';
import { signInByCodeEndpoint } from '#contracts/auth/second-step.ts';
import { signInByCode } from '#server/auth/second-factor/sign-in-by-code.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(signInByCodeEndpoint, ({ body, userAgent, device }) =>
  signInByCode({ ...body, userAgent, device }),
);

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/login-code'], method: 'POST' };
