import type { Config } from '@netlify/functions';
import { priceEntryEndpoint } from '#contracts/orders/enter-order.ts';
import { priceEntry } from '#server/orders/enter.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(priceEntryEndpoint, ({ actor, body }) => priceEntry(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-price'], method: 'POST' };
