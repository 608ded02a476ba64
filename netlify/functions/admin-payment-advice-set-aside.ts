import type { Config } from '@netlify/functions';
import { setAsidePaymentAdviceEndpoint } from '#contracts/receipts/advices.ts';
import { handle } from '#server/platform/handle.ts';
import { setAdviceAside } from '#server/receipts/decide-advice.ts';

export default handle(setAsidePaymentAdviceEndpoint, ({ actor, body }) => setAdviceAside(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/payment-advice-set-aside'], method: 'POST' };
