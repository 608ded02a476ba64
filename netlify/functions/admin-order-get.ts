import type { Config } from '@netlify/functions';
import { getAdminOrderEndpoint } from '#contracts/orders/admin.ts';
import { getAdminOrder } from '#server/orders/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminOrderEndpoint, ({ actor, query }) => getAdminOrder(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-get'], method: 'GET' };
