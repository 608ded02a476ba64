import type { Config } from '@netlify/functions';
import { exportTdsEndpoint } from '#contracts/tds/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { exportTds } from '#server/tds/list.ts';

export default handle(exportTdsEndpoint, ({ actor, query }) => exportTds(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/tds-export'], method: 'GET' };
