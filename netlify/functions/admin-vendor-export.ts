import type { Config } from '@netlify/functions';
import { exportVendorsEndpoint } from '#contracts/stores/vendors.ts';
import { handle } from '#server/platform/handle.ts';
import { exportVendors } from '#server/stores/export.ts';

export default handle(exportVendorsEndpoint, ({ actor, query }) => exportVendors(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/vendor-export'], method: 'GET' };
