import type { Config } from '@netlify/functions';
import { listReceiptsEndpoint } from '#contracts/receipts/admin.ts';
import { listReceipts } from '#server/receipts/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listReceiptsEndpoint, ({ actor, query }) => listReceipts(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receipt-list'], method: 'GET' };
