import type { Config } from '@netlify/functions';
import { resetPasswordEndpoint } from '#contracts/auth/password-reset.ts';
import { resetPassword } from '#server/auth/password-reset.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(resetPasswordEndpoint, ({ body, ip, device }) =>
  resetPassword(body.token, body.password, { ip, device }),
);

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/reset-password'], method: 'POST' };
