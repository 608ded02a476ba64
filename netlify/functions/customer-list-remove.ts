import type { Config } from '@netlify/functions';
import { removeListEndpoint } from '#contracts/lists/lists.ts';
import { removeList } from '#server/lists/save.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeListEndpoint, ({ actor, body }) => removeList(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/list-remove'], method: 'POST' };
