import type { Config } from '@netlify/functions';
import { scheduled } from '#server/platform/scheduled.ts';
import { expireQuotes } from '#server/quotes/expire.ts';

export default scheduled('quotes-expire', expireQuotes);

// Netlify reads this object from the source text: keep it a plain literal. In UTC: 00:03 in India, and once more by day; its
// mails leave with outbox-retry two minutes later.
export const config: Config = { schedule: '33 4,18 * * *' };
