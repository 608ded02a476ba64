import type { Config } from '@netlify/functions';
import { saveContractPricesEndpoint } from '#contracts/quotes/contract-prices.ts';
import { saveContractPrices } from '#server/quotes/contract-prices.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveContractPricesEndpoint, ({ actor, body }) => saveContractPrices(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-use-prices'], method: 'POST' };
