import type { Config } from '@netlify/functions';
import { exportSynonymsEndpoint } from '#contracts/admin/exports.ts';
import { exportSynonyms } from '#server/catalog/export.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportSynonymsEndpoint, ({ actor, query }) => exportSynonyms(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/synonym-export'], method: 'GET' };
