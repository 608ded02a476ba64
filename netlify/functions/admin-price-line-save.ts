import type { Config } from '@netlify/functions';
import { savePriceListLineEndpoint } from '#contracts/catalog/price-lists.ts';
import { savePriceListLine } from '#server/catalog/price-lists/price-list-lines.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(savePriceListLineEndpoint, ({ actor, body }) => savePriceListLine(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-line-save'], method: 'POST' };
