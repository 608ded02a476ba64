import type { Config } from '@netlify/functions';
import { scheduled } from '#server/platform/scheduled.ts';
import { rebuildSite } from '#server/visitors/rebuild.ts';

export default scheduled('site-rebuild', rebuildSite);

// Netlify reads this object from the source text: keep it a plain literal. In UTC: 00:10 in India.
export const config: Config = { schedule: '40 18 * * *' };
