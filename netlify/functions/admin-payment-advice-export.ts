import type { Config } from '@netlify/functions';
import { exportPaymentAdvicesEndpoint } from '#contracts/admin/exports.ts';
import { exportPaymentAdvices } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportPaymentAdvicesEndpoint, ({ actor, query }) => exportPaymentAdvices(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/payment-advice-export'], method: 'GET' };
