import type { Config } from '@netlify/functions';
import { createListEndpoint } from '#contracts/lists/lists.ts';
import { createList } from '#server/lists/save.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(createListEndpoint, ({ actor, body }) => createList(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/list-create'], method: 'POST' };
