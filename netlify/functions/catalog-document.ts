import type { Config } from '@netlify/functions';
import { getDocumentEndpoint } from '#contracts/catalog/documents.ts';
import { getDocument } from '#server/catalog/documents.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getDocumentEndpoint, ({ actor, query }) => getDocument(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/document'], method: 'GET' };
