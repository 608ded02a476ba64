import type { Config } from '@netlify/functions';
import { getRelatedEndpoint } from '#contracts/catalog/related.ts';
import { getRelated } from '#server/catalog/related.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getRelatedEndpoint, ({ actor, query }) => getRelated(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/related'], method: 'GET' };
