import type { Config } from '@netlify/functions';
import { sendReminders } from '#server/receivables/remind.ts';

export default sendReminders;

// Netlify reads this object from the source text: keep it a plain literal. In UTC: 09:35 in India, each day.
export const config: Config = { schedule: '5 4 * * *' };
