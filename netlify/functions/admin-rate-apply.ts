import type { Config } from '@netlify/functions';
import { applyRateEndpoint } from '#contracts/hsn-rates.ts';
import { handle } from '#server/http/handle.ts';
import { applyRate } from '#server/hsn-rates.ts';

export default handle(applyRateEndpoint, ({ actor, body }) => applyRate(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rate-apply'], method: 'POST' };
