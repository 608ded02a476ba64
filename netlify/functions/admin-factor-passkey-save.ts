import type { Config } from '@netlify/functions';
import { savePasskeyEndpoint } from '#contracts/auth/second-factor.ts';
import { savePasskey } from '#server/auth/second-factor/passkeys.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(savePasskeyEndpoint, ({ actor, body }) => savePasskey(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/factor-passkey-save'], method: 'POST' };
