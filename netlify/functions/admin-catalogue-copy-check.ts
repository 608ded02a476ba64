import type { Config } from '@netlify/functions';
import { checkCopyEndpoint } from '#contracts/catalog/copy-catalogue.ts';
import { checkCopy } from '#server/catalog/copy-catalogue.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(checkCopyEndpoint, ({ actor, query }) => checkCopy(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/catalogue-copy-check'], method: 'GET' };
