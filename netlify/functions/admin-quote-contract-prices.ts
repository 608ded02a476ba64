import type { Config } from '@netlify/functions';
import { getContractPricesEndpoint } from '#contracts/quotes/contract-prices.ts';
import { getContractPrices } from '#server/quotes/contract-prices.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getContractPricesEndpoint, ({ actor, query }) => getContractPrices(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-contract-prices'], method: 'GET' };
