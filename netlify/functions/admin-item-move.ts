import type { Config } from '@netlify/functions';
import { moveItemEndpoint } from '#contracts/stores/stock.ts';
import { handle } from '#server/platform/handle.ts';
import { moveItem } from '#server/stores/move-item.ts';

export default handle(moveItemEndpoint, ({ actor, body }) => moveItem(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/item-move'], method: 'POST' };
