import type { Config } from '@netlify/functions';
import { getReturnTableEndpoint } from '#contracts/gst/returns.ts';
import { getReturnTable } from '#server/gst/gstr1/get-return.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getReturnTableEndpoint, ({ actor, query }) => getReturnTable(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/gst-return-table'], method: 'GET' };
