import type { Config } from '@netlify/functions';
import { listSynonymsEndpoint } from '#contracts/catalog/synonyms.ts';
import { listSynonyms } from '#server/catalog/synonyms.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listSynonymsEndpoint, ({ actor }) => listSynonyms(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/synonym-list'], method: 'GET' };
