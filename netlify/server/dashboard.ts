import { sql } from 'drizzle-orm';
import { asActor, rows } from './database.ts';
import type { Caller } from './session.ts';

/** Counts for the staff desk, over all companies, in one statement. */
export async function getDashboard(actor: Caller) {
  const [, result] = await asActor(actor, [
    rows<{ customers: number; open_rfqs: number; orders_today: number }>(sql`
      select
        (select count(*)::int from users where role = 'customer' and disabled_at is null) as customers,
        (select count(*)::int from rfqs where status in ('submitted', 'under review', 'more information requested')) as open_rfqs,
        (select count(*)::int from orders
          where created_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') as orders_today`),
  ]);
  return result.rows[0]!;
}
