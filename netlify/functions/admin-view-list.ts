import type { Config } from '@netlify/functions';
import { listViewsEndpoint } from '#contracts/views/views.ts';
import { handle } from '#server/platform/handle.ts';
import { listViews } from '#server/views/views.ts';

export default handle(listViewsEndpoint, ({ actor, query }) => listViews(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/view-list'], method: 'GET' };
