import type { Config } from '@netlify/functions';
import { getDeskRfqEndpoint } from '#contracts/rfq-desk.ts';
import { handle } from '#server/http/handle.ts';
import { getDeskRfq } from '#server/rfq-desk.ts';

export default handle(getDeskRfqEndpoint, ({ actor, query }) => getDeskRfq(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfq-get'], method: 'GET' };
