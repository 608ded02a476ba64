import type { Config } from '@netlify/functions';
import { exportReceiptsEndpoint } from '#contracts/admin/exports.ts';
import { exportReceipts } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportReceiptsEndpoint, ({ actor, query }) => exportReceipts(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receipt-export'], method: 'GET' };
