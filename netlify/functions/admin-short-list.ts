import type { Config } from '@netlify/functions';
import { listShortEndpoint } from '#contracts/stores/stock.ts';
import { handle } from '#server/platform/handle.ts';
import { listShort } from '#server/stores/short-list.ts';

export default handle(listShortEndpoint, ({ actor, query }) => listShort(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/short-list'], method: 'GET' };
