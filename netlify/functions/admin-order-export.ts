import type { Config } from '@netlify/functions';
import { exportOrdersEndpoint } from '#contracts/admin/exports.ts';
import { exportOrders } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportOrdersEndpoint, ({ actor, query }) => exportOrders(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-export'], method: 'GET' };
