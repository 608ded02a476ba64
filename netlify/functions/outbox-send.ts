import type { Config } from '@netlify/functions';
import { sendOutbox } from '#server/outbox/send.ts';

export default async () => {
  await sendOutbox();
};

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { schedule: '* * * * *' };
