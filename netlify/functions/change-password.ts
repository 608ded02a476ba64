import type { Config } from '@netlify/functions';
import { changePasswordEndpoint } from '#contracts/auth/account.ts';
import { changePassword } from '#server/auth/change-password.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(changePasswordEndpoint, ({ actor, body, device }) => changePassword(actor, body, device));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/change-password'], method: 'POST' };
