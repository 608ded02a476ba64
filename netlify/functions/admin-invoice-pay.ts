import type { Config } from '@netlify/functions';
import { recordPaymentEndpoint } from '#contracts/invoices/admin.ts';
import { recordPayment } from '#server/receipts/invoice-payments.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(recordPaymentEndpoint, ({ actor, body }) => recordPayment(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-pay'], method: 'POST' };
