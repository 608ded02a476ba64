import type { Config } from '@netlify/functions';
import { listPriceListsEndpoint } from '#contracts/catalog/price-lists.ts';
import { listPriceLists } from '#server/catalog/price-lists/price-lists.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listPriceListsEndpoint, ({ actor, query }) => listPriceLists(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-list-list'], method: 'GET' };
