import type { Config } from '@netlify/functions';
import { saveRateEndpoint } from '#contracts/catalog/gst-rates.ts';
import { saveRate } from '#server/catalog/gst-rates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveRateEndpoint, ({ actor, body }) => saveRate(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rate-save'], method: 'POST' };
