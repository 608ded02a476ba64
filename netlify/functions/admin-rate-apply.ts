import type { Config } from '@netlify/functions';
import { applyRateEndpoint } from '#contracts/catalog/gst-rates.ts';
import { applyRate } from '#server/catalog/gst-rates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(applyRateEndpoint, ({ actor, body }) => applyRate(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rate-apply'], method: 'POST' };
