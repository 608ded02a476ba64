import type { Config } from '@netlify/functions';
import { getTallyMonthEndpoint } from '#contracts/gst/tally.ts';
import { getTallyMonth } from '#server/gst/tally/get-tally.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getTallyMonthEndpoint, ({ actor, query }) => getTallyMonth(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/tally-month'], method: 'GET' };
