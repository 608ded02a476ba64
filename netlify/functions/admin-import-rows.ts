import type { Config } from '@netlify/functions';
import { sendImportRowsEndpoint } from '#contracts/catalog/import.ts';
import { saveImportRows } from '#server/catalog/imports/import.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(sendImportRowsEndpoint, ({ actor, body }) => saveImportRows(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-rows'], method: 'POST' };
