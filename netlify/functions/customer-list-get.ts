import type { Config } from '@netlify/functions';
import { getListEndpoint } from '#contracts/lists/lists.ts';
import { getList } from '#server/lists/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getListEndpoint, ({ actor, query }) => getList(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/list-get'], method: 'GET' };
