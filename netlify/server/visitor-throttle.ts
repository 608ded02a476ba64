import { sql } from 'drizzle-orm';
import { rows } from './database.ts';

/** What one place may send through one public form in a while; a person never gets near it. */
const LIMIT = { tries: 20, minutes: 15 };

/** The first statement of a public form's batch: counts the try, and raises 429 for a place that sends too many. */
export function throttleForm(form: string, ip: string) {
  return rows(sql`select throttle_try(${`${form} ${ip}`}, ${LIMIT.tries}, make_interval(mins => ${LIMIT.minutes}))`);
}
