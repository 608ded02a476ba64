import type { Config } from '@netlify/functions';
import { getAdminQuotePdfEndpoint } from '#contracts/quotes/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { getAdminQuotePdf } from '#server/quotes/draft.ts';

export default handle(getAdminQuotePdfEndpoint, ({ actor, query }) => getAdminQuotePdf(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-pdf'], method: 'GET' };
