import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';

/** Rows to remove: each call takes one. */
const ROWS = 24;

/** Valid parameters for the calls on delivery times. */
export async function addDeliveryExamples(api: Api): Promise<Record<string, Example>> {
  const holidays = await api.sql<{ id: string }>(
    `insert into holidays (day, name) select date '2001-01-01' + n, 'Example' from generate_series(1, $1::int) n returning id`,
    [ROWS],
  );
  const zones = await api.sql<{ id: string }>(
    `insert into delivery_zones (prefix, zone, transit_days)
     select 999900 + n, 'Example', 3 from generate_series(1, $1::int) n returning id`,
    [ROWS],
  );
  await api.sql(
    `insert into dispatch_settings (cut_off_hour, working_days) values (14, '{Mon,Tue}') on conflict do nothing`,
  );
  let taken = 0;
  const next = (rows: { id: string }[]) => Number(rows[taken++ % rows.length]!.id);
  return {
    '/api/admin/dispatch-save': { body: () => ({ cut_off_hour: 14, working_days: ['Mon', 'Tue'] }) },
    '/api/admin/holiday-save': { body: () => ({ day: '2027-03-22', name: 'Holi' }) },
    '/api/admin/holiday-remove': { body: () => ({ id: next(holidays) }) },
    '/api/admin/zone-save': { body: () => ({ prefix: '11', zone: 'Delhi NCR', transit_days: 1 }) },
    '/api/admin/zone-remove': { body: () => ({ id: next(zones) }) },
    '/api/admin/delivery-try': { query: 'pin=301019&qty=5&stock=2' },
  };
}
