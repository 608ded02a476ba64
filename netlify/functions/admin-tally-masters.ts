import type { Config } from '@netlify/functions';
import { getTallyMastersEndpoint } from '#contracts/gst/tally.ts';
import { getTallyMasters } from '#server/gst/tally/get-tally.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getTallyMastersEndpoint, ({ actor, query }) => getTallyMasters(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/tally-masters'], method: 'GET' };
