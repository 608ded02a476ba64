import type { Config } from '@netlify/functions';
import { addDocumentEndpoint } from '#contracts/catalog/documents.ts';
import { addDocument } from '#server/catalog/documents.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(addDocumentEndpoint, ({ actor, body }) => addDocument(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/document-add'], method: 'POST' };
