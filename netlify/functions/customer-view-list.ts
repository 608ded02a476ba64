import type { Config } from '@netlify/functions';
import { listBuyerViewsEndpoint } from '#contracts/views/buyer-views.ts';
import { handle } from '#server/platform/handle.ts';
import { listViews } from '#server/views/views.ts';

export default handle(listBuyerViewsEndpoint, ({ actor, query }) => listViews(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/view-list'], method: 'GET' };
