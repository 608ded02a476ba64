import type { Config } from '@netlify/functions';
import { listListsEndpoint } from '#contracts/lists/lists.ts';
import { listLists } from '#server/lists/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listListsEndpoint, ({ actor }) => listLists(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/lists'], method: 'GET' };
