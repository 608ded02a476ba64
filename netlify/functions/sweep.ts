import type { Config } from '@netlify/functions';
import { sweep } from '#server/admin/cleanup.ts';

export default async () => {
  await sweep();
};

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { schedule: '17 * * * *' };
