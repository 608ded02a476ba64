import type { Config } from '@netlify/functions';
import { checkRatesEndpoint } from '#contracts/quotes/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { checkRates } from '#server/quotes/send.ts';

export default handle(checkRatesEndpoint, ({ actor, body }) => checkRates(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-rates'], method: 'POST' };
