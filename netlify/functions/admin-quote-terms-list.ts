import type { Config } from '@netlify/functions';
import { listQuoteTermsEndpoint } from '#contracts/quotes/terms.ts';
import { handle } from '#server/platform/handle.ts';
import { listQuoteTerms } from '#server/quotes/terms.ts';

export default handle(listQuoteTermsEndpoint, ({ actor }) => listQuoteTerms(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-terms-list'], method: 'GET' };
