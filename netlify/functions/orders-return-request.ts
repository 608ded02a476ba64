import type { Config } from '@netlify/functions';
import { requestReturnEndpoint } from '#contracts/orders/actions.ts';
import { requestReturn } from '#server/orders/request-return.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(requestReturnEndpoint, ({ actor, body }) => requestReturn(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/return-request'], method: 'POST' };
