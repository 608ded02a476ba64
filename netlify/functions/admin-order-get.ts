import type { Config } from '@netlify/functions';
import { getDeskOrderEndpoint } from '#contracts/admin-orders.ts';
import { handle } from '#server/http/handle.ts';
import { getDeskOrder } from '#server/order-desk.ts';

export default handle(getDeskOrderEndpoint, ({ actor, query }) => getDeskOrder(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-get'], method: 'GET' };
