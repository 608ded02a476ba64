import type { Config } from '@netlify/functions';
import { matchSkusEndpoint } from '#contracts/catalog/match-skus.ts';
import { matchSkus } from '#server/catalog/match-skus.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(matchSkusEndpoint, ({ actor, body }) => matchSkus(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/match'], method: 'POST' };
