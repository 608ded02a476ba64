import type { Config } from '@netlify/functions';
import { addToListEndpoint } from '#contracts/lists/lists.ts';
import { addToList } from '#server/lists/lines.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(addToListEndpoint, ({ actor, body }) => addToList(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/list-add'], method: 'POST' };
