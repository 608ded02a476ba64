import type { Config } from '@netlify/functions';
import { changeEmailEndpoint } from '#contracts/auth/email-change.ts';
import { requestEmailChange } from '#server/auth/email-change.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(changeEmailEndpoint, ({ actor, body }) => requestEmailChange(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/change-email'], method: 'POST' };
