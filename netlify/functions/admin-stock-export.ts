import type { Config } from '@netlify/functions';
import { exportStockEndpoint } from '#contracts/admin/exports.ts';
import { exportStock } from '#server/catalog/export.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportStockEndpoint, ({ actor, query }) => exportStock(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-export'], method: 'GET' };
