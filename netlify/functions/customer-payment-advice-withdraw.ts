import type { Config } from '@netlify/functions';
import { withdrawPaymentAdviceEndpoint } from '#contracts/receipts/advices.ts';
import { handle } from '#server/platform/handle.ts';
import { withdrawAdvice } from '#server/receipts/decide-advice.ts';

export default handle(withdrawPaymentAdviceEndpoint, ({ actor, body }) => withdrawAdvice(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/payment-advice-withdraw'], method: 'POST' };
