import type { Config } from '@netlify/functions';
import { globalSearchEndpoint } from '#contracts/admin/dashboard.ts';
import { globalSearch } from '#server/admin/global-search.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(globalSearchEndpoint, ({ actor, query }) => globalSearch(actor, query.q));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/search'], method: 'GET' };
