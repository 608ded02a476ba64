import type { Config } from '@netlify/functions';
import { getStockCountSheetEndpoint } from '#contracts/stores/counts.ts';
import { handle } from '#server/platform/handle.ts';
import { printCountSheet } from '#server/stores/count-sheet.ts';

export default handle(getStockCountSheetEndpoint, ({ actor, query }) => printCountSheet(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-count-sheet'], method: 'GET' };
