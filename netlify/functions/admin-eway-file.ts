import type { Config } from '@netlify/functions';
import { getEwayFileEndpoint } from '#contracts/gst/eway-bills.ts';
import { getEwayFile } from '#server/gst/eway/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getEwayFileEndpoint, ({ actor, body }) => getEwayFile(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/eway-file'], method: 'POST' };
