import type { Config } from '@netlify/functions';
import { listAdminRfqsEndpoint } from '#contracts/quotes/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { listAdminRfqs } from '#server/quotes/rfq-admin.ts';

export default handle(listAdminRfqsEndpoint, ({ actor, query }) => listAdminRfqs(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfq-list'], method: 'GET' };
