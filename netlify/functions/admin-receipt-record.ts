import type { Config } from '@netlify/functions';
import { recordReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { recordReceipt } from '#server/receipts/record.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(recordReceiptEndpoint, ({ actor, body }) => recordReceipt(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receipt-record'], method: 'POST' };
