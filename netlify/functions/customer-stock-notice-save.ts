import type { Config } from '@netlify/functions';
import { saveStockNoticeEndpoint } from '#contracts/lists/stock-notices.ts';
import { saveStockNotice } from '#server/lists/stock-notices.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveStockNoticeEndpoint, ({ actor, body }) => saveStockNotice(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/stock-notice-save'], method: 'POST' };
