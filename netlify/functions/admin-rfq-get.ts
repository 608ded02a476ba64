import type { Config } from '@netlify/functions';
import { getAdminRfqEndpoint } from '#contracts/quotes/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { getAdminRfq } from '#server/quotes/rfq-admin.ts';

export default handle(getAdminRfqEndpoint, ({ actor, query }) => getAdminRfq(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfq-get'], method: 'GET' };
