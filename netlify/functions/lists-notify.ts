import type { Config } from '@netlify/functions';
import { notifyBuyers } from '#server/lists/notify.ts';
import { scheduled } from '#server/platform/scheduled.ts';

export default scheduled('lists-notify', notifyBuyers);

// Netlify reads this object from the source text: keep it a plain literal. Two minutes before outbox-retry, which sends its mails.
export const config: Config = { schedule: '3,33 * * * *' };
