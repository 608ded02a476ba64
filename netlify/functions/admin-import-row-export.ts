import type { Config } from '@netlify/functions';
import { exportImportRowsEndpoint } from '#contracts/admin/exports.ts';
import { exportImportRows } from '#server/catalog/export.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportImportRowsEndpoint, ({ actor, query }) => exportImportRows(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-row-export'], method: 'GET' };
