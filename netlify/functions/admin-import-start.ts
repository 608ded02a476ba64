import type { Config } from '@netlify/functions';
import { startImportEndpoint } from '#contracts/catalog/import.ts';
import { startImport } from '#server/catalog/imports/import.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(startImportEndpoint, ({ actor, body }) => startImport(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-start'], method: 'POST' };
