import type { Config } from '@netlify/functions';
import { getDashboardEndpoint } from '#contracts/dashboard.ts';
import { getDashboard } from '#server/dashboard.ts';
import { handle } from '#server/http/handle.ts';

export default handle(getDashboardEndpoint, ({ actor }) => getDashboard(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/dashboard'], method: 'GET' };
