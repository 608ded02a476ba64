import type { Config } from '@netlify/functions';
import { saveQuoteTermsEndpoint } from '#contracts/quotes/terms.ts';
import { handle } from '#server/platform/handle.ts';
import { saveQuoteTerms } from '#server/quotes/terms.ts';

export default handle(saveQuoteTermsEndpoint, ({ actor, body }) => saveQuoteTerms(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-terms-save'], method: 'POST' };
