import type { Config } from '@netlify/functions';
import { exportRatesEndpoint } from '#contracts/exports.ts';
import { handle } from '#server/http/handle.ts';
import { exportRates } from '#server/product-exports.ts';

export default handle(exportRatesEndpoint, ({ actor, query }) => exportRates(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rates-export'], method: 'GET' };
