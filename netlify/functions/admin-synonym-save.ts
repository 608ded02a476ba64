import type { Config } from '@netlify/functions';
import { saveSynonymEndpoint } from '#contracts/catalog/synonyms.ts';
import { saveSynonym } from '#server/catalog/synonyms.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveSynonymEndpoint, ({ actor, body }) => saveSynonym(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/synonym-save'], method: 'POST' };
