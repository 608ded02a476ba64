import type { Config } from '@netlify/functions';
import { exportPriceListsEndpoint } from '#contracts/catalog/price-lists.ts';
import { exportPriceLists } from '#server/catalog/price-lists/price-list-export.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportPriceListsEndpoint, ({ actor, query }) => exportPriceLists(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-list-export'], method: 'GET' };
