import type { Config } from '@netlify/functions';
import { tryDeliveryEndpoint } from '#contracts/delivery/admin.ts';
import { tryDelivery } from '#server/delivery/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(tryDeliveryEndpoint, ({ actor, query }) => tryDelivery(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/delivery-try'], method: 'GET' };
