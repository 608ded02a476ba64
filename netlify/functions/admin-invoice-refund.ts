import type { Config } from '@netlify/functions';
import { recordRefundEndpoint } from '#contracts/invoices/admin.ts';
import { recordRefund } from '#server/receipts/invoice-payments.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(recordRefundEndpoint, ({ actor, body }) => recordRefund(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-refund'], method: 'POST' };
