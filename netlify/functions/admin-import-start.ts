import type { Config } from '@netlify/functions';
import { startImportEndpoint } from '#contracts/product-import.ts';
import { handle } from '#server/http/handle.ts';
import { startImport } from '#server/product-import.ts';

export default handle(startImportEndpoint, ({ actor, body }) => startImport(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-start'], method: 'POST' };
