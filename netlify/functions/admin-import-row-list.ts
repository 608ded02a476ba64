import type { Config } from '@netlify/functions';
import { listImportRowsEndpoint } from '#contracts/catalog/import.ts';
import { listImportRows } from '#server/catalog/imports/import-review.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listImportRowsEndpoint, ({ actor, query }) => listImportRows(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-row-list'], method: 'GET' };
