import type { Config } from '@netlify/functions';
import { listEwayConsignmentsEndpoint } from '#contracts/gst/eway-bills.ts';
import { listEwayConsignments } from '#server/gst/eway/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listEwayConsignmentsEndpoint, ({ actor, query }) => listEwayConsignments(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/eway-list'], method: 'GET' };
