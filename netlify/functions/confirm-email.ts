import type { Config } from '@netlify/functions';
import { confirmEmailEndpoint } from '#contracts/auth/email-change.ts';
import { confirmEmailChange } from '#server/auth/email-change.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(confirmEmailEndpoint, ({ body, ip }) => confirmEmailChange(body.token, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/confirm-email'], method: 'POST' };
