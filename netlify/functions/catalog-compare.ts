import type { Config } from '@netlify/functions';
import { compareProductsEndpoint } from '#contracts/catalog/compare.ts';
import { compareProducts } from '#server/catalog/compare.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(compareProductsEndpoint, ({ actor, query }) => compareProducts(actor, query.ids));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/compare'], method: 'GET' };
