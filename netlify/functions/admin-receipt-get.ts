import type { Config } from '@netlify/functions';
import { getReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { getReceipt } from '#server/receipts/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getReceiptEndpoint, ({ actor, query }) => getReceipt(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receipt-get'], method: 'GET' };
