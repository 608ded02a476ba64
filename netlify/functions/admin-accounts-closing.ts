import type { Config } from '@netlify/functions';
import { getClosingEndpoint } from '#contracts/accounts/closing.ts';
import { getClosing } from '#server/accounts/closing.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getClosingEndpoint, ({ actor, query }) => getClosing(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/accounts-closing'], method: 'GET' };
