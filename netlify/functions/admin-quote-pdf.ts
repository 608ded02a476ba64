import type { Config } from '@netlify/functions';
import { getDeskQuotePdfEndpoint } from '#contracts/rfq-desk.ts';
import { handle } from '#server/http/handle.ts';
import { getDeskQuotePdf } from '#server/quote-desk.ts';

export default handle(getDeskQuotePdfEndpoint, ({ actor, query }) => getDeskQuotePdf(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-pdf'], method: 'GET' };
