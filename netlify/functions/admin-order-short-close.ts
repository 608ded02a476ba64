import type { Config } from '@netlify/functions';
import { shortCloseEndpoint } from '#contracts/orders/admin.ts';
import { shortClose } from '#server/orders/short-close.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(shortCloseEndpoint, ({ actor, body }) => shortClose(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-short-close'], method: 'POST' };
