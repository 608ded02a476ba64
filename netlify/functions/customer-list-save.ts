import type { Config } from '@netlify/functions';
import { saveListEndpoint } from '#contracts/lists/lists.ts';
import { saveList } from '#server/lists/save.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveListEndpoint, ({ actor, body }) => saveList(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/list-save'], method: 'POST' };
