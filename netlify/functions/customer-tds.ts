import type { Config } from '@netlify/functions';
import { getOwnTdsEndpoint } from '#contracts/tds/portal.ts';
import { getOwnTds } from '#server/tds/meter.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getOwnTdsEndpoint, ({ actor, query }) => getOwnTds(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/tds'], method: 'GET' };
