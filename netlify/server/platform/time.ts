import { sql } from 'drizzle-orm';

/** Today's date in India, by the database's clock. */
export const todayInIndia = sql`(now() at time zone 'Asia/Kolkata')::date`;
