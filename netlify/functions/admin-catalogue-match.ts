import type { Config } from '@netlify/functions';
import { matchCompanySkusEndpoint } from '#contracts/catalog/match-skus.ts';
import { matchCompanySkus } from '#server/catalog/match-skus.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(matchCompanySkusEndpoint, ({ actor, body }) => matchCompanySkus(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/catalogue-match'], method: 'POST' };
