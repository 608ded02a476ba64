import type { Config } from '@netlify/functions';
import { requestReturnEndpoint } from '#contracts/order-actions.ts';
import { requestReturn } from '#server/return-requests.ts';
import { handle } from '#server/http/handle.ts';

export default handle(requestReturnEndpoint, ({ actor, body }) => requestReturn(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/return-request'], method: 'POST' };
