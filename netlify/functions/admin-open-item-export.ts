import type { Config } from '@netlify/functions';
import { exportOpenItemsEndpoint } from '#contracts/receivables/ageing.ts';
import { handle } from '#server/platform/handle.ts';
import { exportOpenItems } from '#server/receivables/open-item-export.ts';

export default handle(exportOpenItemsEndpoint, ({ actor, query }) => exportOpenItems(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/open-item-export'], method: 'GET' };
