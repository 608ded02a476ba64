import type { Config } from '@netlify/functions';
import { getCompanyTdsEndpoint } from '#contracts/tds/admin.ts';
import { getCompanyTds } from '#server/tds/meter.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getCompanyTdsEndpoint, ({ actor, query }) => getCompanyTds(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/tds-get'], method: 'GET' };
