import type { Config } from '@netlify/functions';
import { saveRateEndpoint } from '#contracts/hsn-rates.ts';
import { handle } from '#server/http/handle.ts';
import { saveRate } from '#server/hsn-rates.ts';

export default handle(saveRateEndpoint, ({ actor, body }) => saveRate(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rate-save'], method: 'POST' };
