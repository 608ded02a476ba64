import type { Config } from '@netlify/functions';
import { reversePaymentEndpoint } from '#contracts/invoices/admin.ts';
import { reversePayment } from '#server/receipts/reverse.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(reversePaymentEndpoint, ({ actor, body }) => reversePayment(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/payment-reverse'], method: 'POST' };
