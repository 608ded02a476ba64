import type { Config } from '@netlify/functions';
import { exportReturnTableEndpoint } from '#contracts/gst/returns.ts';
import { exportReturnTable } from '#server/gst/gstr1/get-return.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportReturnTableEndpoint, ({ actor, query }) => exportReturnTable(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/gst-return-export'], method: 'GET' };
