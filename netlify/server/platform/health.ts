import { sql } from 'drizzle-orm';
import { type Health, MAX_MAIL_WAIT_MINUTES } from '#contracts/health/health.ts';
import { asSystem, rows } from './database.ts';
import { buildVersion } from './env.ts';
import { AppError } from './errors.ts';
import { assertBucketsAnswer } from './files/presigned-links.ts';

/** The state of each part. 503 that names the failing parts; their errors are only logged. */
export async function readHealth(): Promise<Health> {
  const [database, store] = await Promise.allSettled([readDatabase(), assertBucketsAnswer()]);
  const failing: Record<string, string> = {};
  const causes: unknown[] = [];
  if (database.status === 'rejected') {
    failing.database = 'The database does not answer.';
    causes.push(database.reason);
  } else if (database.value.none_sent && (database.value.oldest_mail_minutes ?? 0) > MAX_MAIL_WAIT_MINUTES) {
    failing.mail = `No email has been sent for ${database.value.oldest_mail_minutes} minutes.`;
  }
  if (store.status === 'rejected') {
    failing.object_store = 'The object store does not answer.';
    causes.push(store.reason);
  }
  if (database.status === 'rejected' || Object.keys(failing).length > 0) {
    const error = new AppError('unavailable', Object.values(failing).join(' '), { fields: failing });
    error.cause = causes.length > 1 ? new AggregateError(causes, causes.map(String).join('; ')) : causes[0];
    throw error;
  }
  return { database: 'ok', object_store: 'ok', ...database.value, build: buildVersion };
}

type DatabaseState = Pick<Health, 'oldest_mail_minutes' | 'schema'> & {
  /** No mail after the oldest waiting one was sent: not just a wrong address, which staff see in the outbox. */
  none_sent: boolean;
};

/** In one round trip. The oldest unsent mail comes from an index that has only unsent ones. */
async function readDatabase(): Promise<DatabaseState> {
  const [found] = await asSystem([
    rows<DatabaseState>(sql`with oldest as materialized (
        select id, created_at from outbox where sent_at is null and given_up_at is null order by id limit 1)
      select (select floor(extract(epoch from now() - created_at) / 60)::int from oldest) as oldest_mail_minutes,
      not exists (select from outbox where id > (select id from oldest) and sent_at is not null) as none_sent,
      (select concat(substring(max(path) filter (where path like 'migrations/%') from 'migrations/(.*)[.]sql'), ' ',
        left(md5(string_agg(path || hash, ',' order by path)), 8)) from migrations.applied_files) as schema`),
  ]);
  return found.rows[0]!;
}
