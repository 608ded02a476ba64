import type { Config } from '@netlify/functions';
import { listPaymentAdvicesEndpoint } from '#contracts/receipts/advices.ts';
import { handle } from '#server/platform/handle.ts';
import { listPaymentAdvices } from '#server/receipts/advice-lists.ts';

export default handle(listPaymentAdvicesEndpoint, ({ actor, query }) => listPaymentAdvices(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/payment-advices'], method: 'GET' };
