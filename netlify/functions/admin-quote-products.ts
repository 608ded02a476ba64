import type { Config } from '@netlify/functions';
import { findQuoteProductsEndpoint } from '#contracts/quotes/products.ts';
import { handle } from '#server/platform/handle.ts';
import { findQuoteProducts } from '#server/quotes/products.ts';

export default handle(findQuoteProductsEndpoint, ({ actor, body }) => findQuoteProducts(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-products'], method: 'POST' };
