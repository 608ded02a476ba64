import type { Client } from '@neondatabase/serverless';
import initial from './delivery.json' with { type: 'json' };

const { cut_off_hour, working_days } = initial;

/**
 * Fills the delivery tables of a new database: transit times from Bhiwadi and the gazetted holidays with certain dates. From then on
 * staff keep them, so a database that has its settings stays as it is.
 */
export async function putDelivery(client: Client): Promise<void> {
  const { rows } = await client.query(
    `insert into dispatch_settings (cut_off_hour, working_days) values ($1, $2) on conflict do nothing returning 1`,
    [cut_off_hour, working_days],
  );
  if (rows.length === 0) return;
  await client.query(
    `insert into holidays (day, name) select key::date, value from jsonb_each_text($1::jsonb) on conflict do nothing`,
    [JSON.stringify(initial.holidays)],
  );
  await client.query(
    `insert into delivery_zones (prefix, zone, transit_days)
     select prefix, zone, days::int from jsonb_each($1::jsonb) as listed (zone, prefixes),
       jsonb_each_text(prefixes) as part (prefix, days) on conflict do nothing`,
    [JSON.stringify(initial.zones)],
  );
}
