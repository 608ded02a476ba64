import type { Config } from '@netlify/functions';
import { refundReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { refundReceipt } from '#server/receipts/allocate.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(refundReceiptEndpoint, ({ actor, body }) => refundReceipt(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receipt-refund'], method: 'POST' };
