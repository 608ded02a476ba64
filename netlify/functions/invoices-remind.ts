import type { Config } from '@netlify/functions';
import { scheduled } from '#server/platform/scheduled.ts';
import { sendReminders } from '#server/receivables/remind.ts';

export default scheduled('invoices-remind', sendReminders);

// Netlify reads this object from the source text: keep it a plain literal. In UTC: 09:33 in India, each day; its mails leave
// with outbox-retry two minutes later.
export const config: Config = { schedule: '3 4 * * *' };
