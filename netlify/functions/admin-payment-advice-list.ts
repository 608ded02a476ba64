import type { Config } from '@netlify/functions';
import { listAdminPaymentAdvicesEndpoint } from '#contracts/receipts/advices.ts';
import { handle } from '#server/platform/handle.ts';
import { listAdminPaymentAdvices } from '#server/receipts/advice-lists.ts';

export default handle(listAdminPaymentAdvicesEndpoint, ({ actor, query }) => listAdminPaymentAdvices(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/payment-advice-list'], method: 'GET' };
