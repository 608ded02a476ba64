import type { Config } from '@netlify/functions';
import { listRatesEndpoint } from '#contracts/hsn-rates.ts';
import { handle } from '#server/http/handle.ts';
import { listRates } from '#server/hsn-rates.ts';

export default handle(listRatesEndpoint, ({ actor }) => listRates(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rates-list'], method: 'GET' };
