import type { Config } from '@netlify/functions';
import { getQuotePdfEndpoint } from '#contracts/quotes/portal.ts';
import { handle } from '#server/platform/handle.ts';
import { getQuotePdf } from '#server/quotes/list.ts';

export default handle(getQuotePdfEndpoint, ({ actor, query }) => getQuotePdf(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/quote-pdf'], method: 'GET' };
