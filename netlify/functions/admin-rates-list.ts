import type { Config } from '@netlify/functions';
import { listRatesEndpoint } from '#contracts/catalog/gst-rates.ts';
import { listRates } from '#server/catalog/gst-rates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listRatesEndpoint, ({ actor }) => listRates(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rates-list'], method: 'GET' };
