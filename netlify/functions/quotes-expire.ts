import type { Config } from '@netlify/functions';
import { expireQuotes } from '#server/quotes/expire.ts';

export default expireQuotes;

// Netlify reads this object from the source text: keep it a plain literal. In UTC: 00:05 in India, and once more by day.
export const config: Config = { schedule: '35 4,18 * * *' };
