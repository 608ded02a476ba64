import type { Config } from '@netlify/functions';
import { forgotPasswordEndpoint } from '#contracts/password-reset.ts';
import { forgotPassword } from '#server/password-reset.ts';
import { handle } from '#server/http/handle.ts';

export default handle(forgotPasswordEndpoint, ({ body, ip }) => forgotPassword(body.email, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/forgot-password'], method: 'POST' };
