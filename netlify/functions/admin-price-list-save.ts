import type { Config } from '@netlify/functions';
import { savePriceListEndpoint } from '#contracts/catalog/price-lists.ts';
import { savePriceList } from '#server/catalog/price-lists/price-lists.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(savePriceListEndpoint, ({ actor, body }) => savePriceList(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-list-save'], method: 'POST' };
