import type { Config } from '@netlify/functions';
import { allocateReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { allocateReceipt } from '#server/receipts/allocate.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(allocateReceiptEndpoint, ({ actor, body }) => allocateReceipt(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receipt-allocate'], method: 'POST' };
