import type { Config } from '@netlify/functions';
import { getRateEndpoint } from '#contracts/catalog/gst-rates.ts';
import { getRate } from '#server/catalog/gst-rates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getRateEndpoint, ({ actor, query }) => getRate(actor, query.hsn));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rate-of'], method: 'GET' };
