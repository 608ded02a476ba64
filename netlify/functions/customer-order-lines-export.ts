import type { Config } from '@netlify/functions';
import { exportOrderLinesEndpoint } from '#contracts/orders/export-lines.ts';
import { exportOrderLines } from '#server/orders/export-lines.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportOrderLinesEndpoint, ({ actor, query }) => exportOrderLines(actor, { ...query, page: 1 }));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/order-lines-export'], method: 'GET' };
