import type { Config } from '@netlify/functions';
import { listCatalogEndpoint } from '#contracts/catalog/list.ts';
import { listCatalog } from '#server/catalog/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listCatalogEndpoint, ({ actor, query }) => listCatalog(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/list', '/api/catalog/list.php'], method: 'GET' };
