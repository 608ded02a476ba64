import type { Config } from '@netlify/functions';
import { getOverviewEndpoint } from '#contracts/portal/overview.ts';
import { handle } from '#server/platform/handle.ts';
import { getOverview } from '#server/portal/overview.ts';

export default handle(getOverviewEndpoint, ({ actor }) => getOverview(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/overview'], method: 'GET' };
