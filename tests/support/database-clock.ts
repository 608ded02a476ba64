import type { Api } from './api.ts';

/**
 * Gives a test's database a clock of its own: `now()` in the functions' queries is then the time that was set. To be called before
 * the first call. Rows' own defaults and the sessions keep the real time, so no one is signed out.
 */
export async function useDatabaseClock(api: Api): Promise<(moment: string) => Promise<void>> {
  const database = new URL(api.ownerUrl).pathname.slice(1);
  await api.sql('create schema clock');
  await api.sql('create table clock.moment as select clock_timestamp() as at');
  await api.sql(
    `create function clock.now() returns timestamptz language sql stable security definer as 'select at from clock.moment'`,
  );
  await api.sql('grant usage on schema clock to public');
  await api.sql('grant execute on function clock.now() to public');
  // Before PostgreSQL's own functions, which otherwise come first.
  await api.sql(`alter database ${database} set search_path = clock, pg_catalog, public`);
  return async (moment) => {
    await api.sql('update clock.moment set at = $1', [moment]);
  };
}
