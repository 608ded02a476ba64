import type { Config } from '@netlify/functions';
import { exportPriceLinesEndpoint } from '#contracts/catalog/price-lists.ts';
import { exportPriceLines } from '#server/catalog/price-lists/price-list-export.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportPriceLinesEndpoint, ({ actor, query }) => exportPriceLines(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-line-export'], method: 'GET' };
