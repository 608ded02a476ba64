import type { Config } from '@netlify/functions';
import { cancelImportEndpoint } from '#contracts/product-import.ts';
import { handle } from '#server/http/handle.ts';
import { cancelImport } from '#server/product-import.ts';

export default handle(cancelImportEndpoint, ({ actor, body }) => cancelImport(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/import-cancel'], method: 'POST' };
