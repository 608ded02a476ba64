import type { Config } from '@netlify/functions';
import { exportPriceListEndpoint } from '#contracts/catalog/price-lists.ts';
import { exportPriceList } from '#server/catalog/price-list-export.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportPriceListEndpoint, ({ actor, query }) => exportPriceList(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-list-export'], method: 'GET' };
