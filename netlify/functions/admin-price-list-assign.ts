import type { Config } from '@netlify/functions';
import { assignPriceListEndpoint } from '#contracts/catalog/price-lists.ts';
import { assignPriceList } from '#server/catalog/price-lists/price-list-assign.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(assignPriceListEndpoint, ({ actor, body }) => assignPriceList(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-list-assign'], method: 'POST' };
