import type { Config } from '@netlify/functions';
import { suggestEndpoint } from '#contracts/catalog/suggest.ts';
import { suggest } from '#server/catalog/suggest.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(suggestEndpoint, ({ actor, query }) => suggest(actor, query.q));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/suggest'], method: 'GET' };
