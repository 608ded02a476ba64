import type { Config } from '@netlify/functions';
import { shortCloseEndpoint } from '#contracts/admin-orders.ts';
import { handle } from '#server/http/handle.ts';
import { shortClose } from '#server/short-closing.ts';

export default handle(shortCloseEndpoint, ({ actor, body }) => shortClose(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-short-close'], method: 'POST' };
