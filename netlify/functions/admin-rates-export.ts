import type { Config } from '@netlify/functions';
import { exportRatesEndpoint } from '#contracts/admin/exports.ts';
import { exportRates } from '#server/catalog/export.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportRatesEndpoint, ({ actor, query }) => exportRates(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rates-export'], method: 'GET' };
