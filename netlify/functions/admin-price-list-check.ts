import type { Config } from '@netlify/functions';
import { checkPriceListFileEndpoint } from '#contracts/catalog/price-list-file.ts';
import { checkPriceListFile } from '#server/catalog/price-lists/price-list-file.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(checkPriceListFileEndpoint, ({ actor, body }) => checkPriceListFile(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-list-check'], method: 'POST' };
