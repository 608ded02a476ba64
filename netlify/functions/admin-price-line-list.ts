import type { Config } from '@netlify/functions';
import { listPriceListLinesEndpoint } from '#contracts/catalog/price-lists.ts';
import { listPriceListLines } from '#server/catalog/price-lists/price-list-lines.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listPriceListLinesEndpoint, ({ actor, query }) => listPriceListLines(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-line-list'], method: 'GET' };
