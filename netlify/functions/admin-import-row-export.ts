import type { Config } from '@netlify/functions';
import { exportImportRowsEndpoint } from '#contracts/exports.ts';
import { handle } from '#server/http/handle.ts';
import { exportImportRows } from '#server/product-exports.ts';

export default handle(exportImportRowsEndpoint, ({ actor, query }) => exportImportRows(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-row-export'], method: 'GET' };
