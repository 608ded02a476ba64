import type { Config } from '@netlify/functions';
import { adjustBalanceEndpoint } from '#contracts/receipts/admin.ts';
import { adjustBalance } from '#server/receipts/adjust.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(adjustBalanceEndpoint, ({ actor, body }) => adjustBalance(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-adjust'], method: 'POST' };
