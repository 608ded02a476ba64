import type { Config } from '@netlify/functions';
import { startPasskeyEndpoint } from '#contracts/auth/second-factor.ts';
import { startPasskey } from '#server/auth/second-factor/passkeys.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(startPasskeyEndpoint, ({ actor, body }) => startPasskey(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/factor-passkey-start'], method: 'POST' };
