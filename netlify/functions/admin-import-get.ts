import type { Config } from '@netlify/functions';
import { getImportEndpoint } from '#contracts/catalog/import.ts';
import { getImport } from '#server/catalog/imports/import-review.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getImportEndpoint, ({ actor, query }) => getImport(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-get'], method: 'GET' };
