import type { Config } from '@netlify/functions';
import { settleReturnEndpoint } from '#contracts/orders/settle-return.ts';
import { settleReturn } from '#server/orders/returns.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(settleReturnEndpoint, ({ actor, body }) => settleReturn(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/return-settle'], method: 'POST' };
