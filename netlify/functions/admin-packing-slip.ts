import type { Config } from '@netlify/functions';
import { getAdminPackingSlipEndpoint } from '#contracts/orders/documents.ts';
import { getAdminPackingSlip } from '#server/orders/packing-slip.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminPackingSlipEndpoint, ({ actor, query }) => getAdminPackingSlip(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/packing-slip'], method: 'GET' };
