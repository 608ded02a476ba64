import type { Config } from '@netlify/functions';
import { renamePasskeyEndpoint } from '#contracts/auth/second-factor.ts';
import { renamePasskey } from '#server/auth/second-factor/own-factors.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(renamePasskeyEndpoint, ({ actor, body }) => renamePasskey(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/factor-passkey-rename'], method: 'POST' };
