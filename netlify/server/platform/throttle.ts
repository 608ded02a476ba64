import { sql } from 'drizzle-orm';
import { rows } from './database.ts';

/** Submissions of one public form from one IP address; no person gets near it. */
const LIMIT = { tries: 20, minutes: 15 };

/** First statement in a public form's batch: counts the attempt and raises 429 above the limit. */
export function throttleForm(form: string, ip: string) {
  return rows(sql`select throttle_try(${`${form} ${ip}`}, ${LIMIT.tries}, make_interval(mins => ${LIMIT.minutes}))`);
}
