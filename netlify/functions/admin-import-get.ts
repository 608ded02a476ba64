import type { Config } from '@netlify/functions';
import { getImportEndpoint } from '#contracts/product-import.ts';
import { handle } from '#server/http/handle.ts';
import { getImport } from '#server/product-import-list.ts';

export default handle(getImportEndpoint, ({ actor, query }) => getImport(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-get'], method: 'GET' };
