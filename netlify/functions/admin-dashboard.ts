import type { Config } from '@netlify/functions';
import { getDashboardEndpoint } from '#contracts/admin/dashboard.ts';
import { getDashboard } from '#server/admin/dashboard.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getDashboardEndpoint, ({ actor }) => getDashboard(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/dashboard'], method: 'GET' };
