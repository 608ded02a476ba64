import type { Config } from '@netlify/functions';
import { sendPaymentAdviceEndpoint } from '#contracts/receipts/advices.ts';
import { handle } from '#server/platform/handle.ts';
import { sendPaymentAdvice } from '#server/receipts/send-advice.ts';

export default handle(sendPaymentAdviceEndpoint, ({ actor, body }) => sendPaymentAdvice(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/payment-advice-send'], method: 'POST' };
