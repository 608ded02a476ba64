import type { Config } from '@netlify/functions';
import { reorderEndpoint } from '#contracts/orders/actions.ts';
import { compareOrder } from '#server/orders/reorder.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(reorderEndpoint, ({ actor, query }) => compareOrder(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/reorder'], method: 'GET' };
