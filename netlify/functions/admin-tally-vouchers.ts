import type { Config } from '@netlify/functions';
import { getTallyVouchersEndpoint } from '#contracts/gst/tally.ts';
import { getTallyVouchers } from '#server/gst/tally/get-tally.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getTallyVouchersEndpoint, ({ actor, query }) => getTallyVouchers(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/tally-vouchers'], method: 'GET' };
