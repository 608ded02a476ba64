import type { Config } from '@netlify/functions';
import { removeDocumentEndpoint } from '#contracts/catalog/documents.ts';
import { removeDocument } from '#server/catalog/documents.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeDocumentEndpoint, ({ actor, body }) => removeDocument(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/document-remove'], method: 'POST' };
