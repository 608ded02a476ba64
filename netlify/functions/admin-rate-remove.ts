import type { Config } from '@netlify/functions';
import { removeRateEndpoint } from '#contracts/catalog/gst-rates.ts';
import { removeRate } from '#server/catalog/gst-rates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeRateEndpoint, ({ actor, body }) => removeRate(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rate-remove'], method: 'POST' };
