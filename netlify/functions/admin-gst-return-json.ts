import type { Config } from '@netlify/functions';
import { getReturnJsonEndpoint } from '#contracts/gst/returns.ts';
import { getReturnJson } from '#server/gst/gstr1/get-return.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getReturnJsonEndpoint, ({ actor, query }) => getReturnJson(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/gst-return-json'], method: 'GET' };
