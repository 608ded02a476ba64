import type { Config } from '@netlify/functions';
import { removeQuoteTermsEndpoint } from '#contracts/quotes/terms.ts';
import { handle } from '#server/platform/handle.ts';
import { removeQuoteTerms } from '#server/quotes/terms.ts';

export default handle(removeQuoteTermsEndpoint, ({ actor, body }) => removeQuoteTerms(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-terms-remove'], method: 'POST' };
