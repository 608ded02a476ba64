import type { Config } from '@netlify/functions';
import { getDeliveryEndpoint } from '#contracts/delivery/admin.ts';
import { getDelivery } from '#server/delivery/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getDeliveryEndpoint, ({ actor }) => getDelivery(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/delivery-get'], method: 'GET' };
