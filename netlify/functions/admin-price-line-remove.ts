import type { Config } from '@netlify/functions';
import { removePriceListLineEndpoint } from '#contracts/catalog/price-lists.ts';
import { removePriceListLine } from '#server/catalog/price-lists/price-list-lines.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removePriceListLineEndpoint, ({ actor, body }) => removePriceListLine(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-line-remove'], method: 'POST' };
