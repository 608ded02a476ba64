import type { Config } from '@netlify/functions';
import { getReceivablesEndpoint } from '#contracts/receivables/ageing.ts';
import { handle } from '#server/platform/handle.ts';
import { getReceivables } from '#server/receivables/open-items.ts';

export default handle(getReceivablesEndpoint, ({ actor, query }) => getReceivables(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receivable-get'], method: 'GET' };
