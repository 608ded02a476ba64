import type { Config } from '@netlify/functions';
import { exportListEndpoint } from '#contracts/lists/lists.ts';
import { exportList } from '#server/lists/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportListEndpoint, ({ actor, query }) => exportList(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/list-export'], method: 'GET' };
