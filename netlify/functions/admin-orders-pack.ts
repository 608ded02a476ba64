import type { Config } from '@netlify/functions';
import { packOrdersEndpoint } from '#contracts/orders/pack-orders.ts';
import { packOrders } from '#server/orders/pack-orders.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(packOrdersEndpoint, ({ actor, body }) => packOrders(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/orders-pack'], method: 'POST' };
