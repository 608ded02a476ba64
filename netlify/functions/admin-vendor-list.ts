import type { Config } from '@netlify/functions';
import { listVendorsEndpoint } from '#contracts/stores/vendors.ts';
import { handle } from '#server/platform/handle.ts';
import { listVendors } from '#server/stores/vendors.ts';

export default handle(listVendorsEndpoint, ({ actor, query }) => listVendors(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/vendor-list'], method: 'GET' };
