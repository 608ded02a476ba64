import type { Config } from '@netlify/functions';
import { applyImportEndpoint } from '#contracts/catalog/import.ts';
import { applyImport } from '#server/catalog/imports/import.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(applyImportEndpoint, ({ actor, body }) => applyImport(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-apply'], method: 'POST' };
