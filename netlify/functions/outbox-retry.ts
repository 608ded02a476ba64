import type { Config } from '@netlify/functions';
import { retryOutbox } from '#server/outbox/send.ts';
import { scheduled } from '#server/platform/scheduled.ts';

export default scheduled('outbox-retry', retryOutbox);

// Netlify reads this object from the source text: keep it a plain literal. Twice an hour: each run wakes the database (decision 042).
export const config: Config = { schedule: '5,35 * * * *' };
