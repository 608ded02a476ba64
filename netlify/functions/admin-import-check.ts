import type { Config } from '@netlify/functions';
import { recheckImportEndpoint } from '#contracts/catalog/import.ts';
import { recheckImport } from '#server/catalog/imports/import.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(recheckImportEndpoint, ({ actor, body }) => recheckImport(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-check'], method: 'POST' };
