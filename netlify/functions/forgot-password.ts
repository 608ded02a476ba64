import type { Config } from '@netlify/functions';
import { forgotPasswordEndpoint } from '#contracts/auth/password-reset.ts';
import { forgotPassword } from '#server/auth/forgot-password.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(forgotPasswordEndpoint, ({ body, ip }) => forgotPassword(body.email, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/forgot-password'], method: 'POST' };
