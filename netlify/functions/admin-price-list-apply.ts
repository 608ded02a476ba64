import type { Config } from '@netlify/functions';
import { applyPriceListFileEndpoint } from '#contracts/catalog/price-list-file.ts';
import { applyPriceListFile } from '#server/catalog/price-lists/price-list-file.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(applyPriceListFileEndpoint, ({ actor, body }) => applyPriceListFile(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-list-apply'], method: 'POST' };
