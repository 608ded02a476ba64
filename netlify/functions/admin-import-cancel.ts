import type { Config } from '@netlify/functions';
import { cancelImportEndpoint } from '#contracts/catalog/import.ts';
import { cancelImport } from '#server/catalog/imports/import.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(cancelImportEndpoint, ({ actor, body }) => cancelImport(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-cancel'], method: 'POST' };
