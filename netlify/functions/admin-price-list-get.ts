import type { Config } from '@netlify/functions';
import { getPriceListEndpoint } from '#contracts/catalog/price-lists.ts';
import { getPriceList } from '#server/catalog/price-lists/price-lists.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getPriceListEndpoint, ({ actor, query }) => getPriceList(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-list-get'], method: 'GET' };
