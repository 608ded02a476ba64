import type { Config } from '@netlify/functions';
import { getAdminDocumentEndpoint } from '#contracts/catalog/documents.ts';
import { getAdminDocument } from '#server/catalog/documents.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminDocumentEndpoint, ({ actor, query }) => getAdminDocument(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/document-get'], method: 'GET' };
