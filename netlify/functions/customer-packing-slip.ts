import type { Config } from '@netlify/functions';
import { getPackingSlipEndpoint } from '#contracts/orders/documents.ts';
import { getPackingSlip } from '#server/orders/packing-slip.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getPackingSlipEndpoint, ({ actor, query }) => getPackingSlip(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/packing-slip'], method: 'GET' };
