import type { Config } from '@netlify/functions';
import { listTdsEndpoint } from '#contracts/tds/admin.ts';
import { listTds } from '#server/tds/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listTdsEndpoint, ({ actor, query }) => listTds(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/tds-list'], method: 'GET' };
