import type { Config } from '@netlify/functions';
import { listDocumentsEndpoint } from '#contracts/catalog/documents.ts';
import { listDocuments } from '#server/catalog/documents.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listDocumentsEndpoint, ({ actor, query }) => listDocuments(actor, query.product_id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/document-list'], method: 'GET' };
