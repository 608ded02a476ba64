import type { Config } from '@netlify/functions';
import { reverseReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { reverseReceipt } from '#server/receipts/reverse.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(reverseReceiptEndpoint, ({ actor, body }) => reverseReceipt(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receipt-reverse'], method: 'POST' };
