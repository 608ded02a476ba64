import type { Config } from '@netlify/functions';
import { recheckImportEndpoint } from '#contracts/product-import.ts';
import { handle } from '#server/http/handle.ts';
import { recheckImport } from '#server/product-import.ts';

export default handle(recheckImportEndpoint, ({ actor, body }) => recheckImport(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-check'], method: 'POST' };
