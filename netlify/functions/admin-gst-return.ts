import type { Config } from '@netlify/functions';
import { getReturnEndpoint } from '#contracts/gst/returns.ts';
import { getReturn } from '#server/gst/gstr1/get-return.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getReturnEndpoint, ({ actor, query }) => getReturn(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/gst-return'], method: 'GET' };
