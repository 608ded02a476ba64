import type { Config } from '@netlify/functions';
import { listOwnReceiptsEndpoint } from '#contracts/receipts/portal.ts';
import { listOwnReceipts } from '#server/receipts/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listOwnReceiptsEndpoint, ({ actor, query }) => listOwnReceipts(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/receipts'], method: 'GET' };
