import type { Config } from '@netlify/functions';
import { removeSynonymEndpoint } from '#contracts/catalog/synonyms.ts';
import { removeSynonym } from '#server/catalog/synonyms.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeSynonymEndpoint, ({ actor, body }) => removeSynonym(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/synonym-remove'], method: 'POST' };
