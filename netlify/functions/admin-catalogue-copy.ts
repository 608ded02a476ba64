import type { Config } from '@netlify/functions';
import { copyCatalogueEndpoint } from '#contracts/catalog/copy-catalogue.ts';
import { copyCatalogue } from '#server/catalog/copy-catalogue.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(copyCatalogueEndpoint, ({ actor, body }) => copyCatalogue(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/catalogue-copy'], method: 'POST' };
