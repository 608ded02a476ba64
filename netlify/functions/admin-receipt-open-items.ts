import type { Config } from '@netlify/functions';
import { getOpenItemsEndpoint } from '#contracts/receipts/admin.ts';
import { getOpenItems } from '#server/receipts/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getOpenItemsEndpoint, ({ actor, query }) => getOpenItems(actor, query.company_id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receipt-open-items'], method: 'GET' };
