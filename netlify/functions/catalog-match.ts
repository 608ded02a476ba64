import type { Config } from '@netlify/functions';
import { matchSkusEndpoint } from '#contracts/quick-order.ts';
import { handle } from '#server/http/handle.ts';
import { matchSkus } from '#server/sku-matching.ts';

export default handle(matchSkusEndpoint, ({ actor, body }) => matchSkus(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/match'], method: 'POST' };
