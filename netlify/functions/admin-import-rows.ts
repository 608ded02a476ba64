import type { Config } from '@netlify/functions';
import { sendImportRowsEndpoint } from '#contracts/product-import.ts';
import { handle } from '#server/http/handle.ts';
import { takeImportRows } from '#server/product-import.ts';

export default handle(sendImportRowsEndpoint, ({ actor, body }) => takeImportRows(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-rows'], method: 'POST' };
