import type { Config } from '@netlify/functions';
import { sweep } from '#server/admin/cleanup.ts';
import { scheduled } from '#server/platform/scheduled.ts';

export default scheduled('sweep', sweep);

// Netlify reads this object from the source text: keep it a plain literal. With outbox-retry, so that the database wakes once.
export const config: Config = { schedule: '5 * * * *' };
