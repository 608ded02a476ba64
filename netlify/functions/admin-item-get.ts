import type { Config } from '@netlify/functions';
import { getItemEndpoint } from '#contracts/catalog/items.ts';
import { getItem } from '#server/catalog/items.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getItemEndpoint, ({ actor, query }) => getItem(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/item-get'], method: 'GET' };
