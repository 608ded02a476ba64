import type { Config } from '@netlify/functions';
import { listDeskRfqsEndpoint } from '#contracts/rfq-desk.ts';
import { handle } from '#server/http/handle.ts';
import { listDeskRfqs } from '#server/rfq-desk.ts';

export default handle(listDeskRfqsEndpoint, ({ actor, query }) => listDeskRfqs(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfq-list'], method: 'GET' };
