import { NeonDbError } from '@neondatabase/serverless';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { PgDialect } from 'drizzle-orm/pg-core';
import { NO_PERMISSION } from '#contracts/access.ts';
import { needsRight } from '#contracts/admin/rights.ts';
import type { SessionUser } from '#contracts/auth/sign-in.ts';
import type { CompanyRole } from '#contracts/companies/company-role.ts';
import { openDatabase } from '#db/client.ts';
import { currentCall } from './call-context.ts';
import { env } from './env.ts';
import { AppError, booksLocked, GuardFailed, sessionEnded, unavailable } from './errors.ts';
import { assertNewKey, isWrite, KEY_GUARD, KeyRepeated, recordKey } from './repeated-requests.ts';
import type { Caller } from './session.ts';
import { WRITES_PER_MINUTE } from './write-limit.ts';

/** Query builder. Run queries with `asActor` or `asSystem`: awaited directly, a query has no scope and sees no rows. */
export const db = openDatabase(env.DATABASE_URL, env.NEON_RELAY);

/** The empty tuple has TypeScript infer each query's own rows. */
export type Queries = readonly BatchItem<'pg'>[] | readonly [];
export type Answers<T extends Queries> = BatchResponse<T>;

/**
 * A batch waits this long for a lock, less than for a response: the database then says that nothing was written, and the
 * batch is sent again.
 */
const LOCK_TIMEOUT = sql`set_config('lock_timeout', '1s', true)`;

/** Milliseconds after which a batch that waits for locks is not sent again; a function may run for ten seconds. */
const LOCK_WAIT_MS = 6500;

/** The caller's row. */
export type Me = Omit<SessionUser, 'uid' | 'rights'> & { id: number; company_role: CompanyRole | null };

/**
 * Runs the queries as the caller, in one round trip and one transaction: the first statement authenticates and sets the
 * scope for the row-level policies. Returns the caller's row, then each query's rows. 401 for an invalid session, 403 for a
 * role that the endpoint does not admit, a right that an employee lacks, a password that has to be changed or a second factor
 * that has to be set up, 429 above WRITES_PER_MINUTE, `GuardFailed` from `must()`.
 */
export async function asActor<T extends Queries>(actor: Caller, queries: T): Promise<[Me, ...Answers<T>]> {
  const { user, company } = countsNow(actor) ? WRITES_PER_MINUTE : { user: null, company: null };
  return runAs(
    sql`select * from authenticate(${actor.uid}, ${actor.sid}, ${textArray(actor.roles)}, ${actor.beforePasswordChange},
      ${actor.needsSecondFactor}, ${user}, ${company}, ${actor.needs && textArray(actor.needs)})`,
    queries,
  );
}

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Callers whose write is counted. A call has a caller of its own, and may need several batches. */
const counted = new WeakSet<Caller>();

/** True for the first batch of a call that may write. */
function countsNow(actor: Caller): boolean {
  if (!actor.isWrite || counted.has(actor)) return false;
  counted.add(actor);
  return true;
}

/** Authenticates like `asActor`, for calls that have no query yet. */
export async function requireAccess(actor: Caller): Promise<void> {
  await asActor(actor, [rows(sql`select 1`)]);
}

/**
 * Like `asActor` with another statement to authenticate, which returns the user's row, such as for a link in a mail. The
 * second statement switches to the user's database role; before it, the functions' login can read no table.
 */
export async function runAs<T extends Queries>(authenticate: SQL, queries: T): Promise<[Me, ...Answers<T>]> {
  const [[me], answers] = await run(
    [rows<Me>(authenticate), rows(sql`select switch_role(), ${LOCK_TIMEOUT}`)],
    queries,
  );
  const row = (me as { rows: Record<string, string | null>[] }).rows[0]!;
  const identity = { ...row, id: Number(row.id), company_id: row.company_id === null ? null : Number(row.company_id) };
  return [identity as unknown as Me, ...(answers as unknown as Answers<T>)];
}

/** Runs queries without a user, such as signing in or sending mails, under the policies of the role `plantsetu_system`. */
export async function asSystem<T extends Queries>(queries: T): Promise<Answers<T>> {
  const scope = sql`select set_config('app.role', 'system', true), set_config('role', 'plantsetu_system', true), ${LOCK_TIMEOUT}`;
  const [, answers] = await run([rows(scope)], queries);
  return answers as unknown as Answers<T>;
}

/** A plain SQL statement as an item of a batch; the result has the rows in `rows`. */
export function rows<Row extends object>(statement: SQL) {
  return db.execute<Row & Record<string, unknown>>(statement);
}

/** Fails and rolls the batch back unless the condition holds when it runs. */
export function guard(name: string, condition: SQL) {
  return db.execute(sql`select must((${condition}), ${name})`);
}

/** Awaits a batch; a failed guard becomes a 409 with the message. */
export async function orConflict<T>(batch: Promise<T>, message: string): Promise<T> {
  try {
    return await batch;
  } catch (error) {
    throw error instanceof GuardFailed ? new AppError('conflict', message) : error;
  }
}

/** The caller's company, as an explicit filter so that indexes can be used; the policies enforce it as well. */
export const myCompany = sql<number>`app_company()`;

/**
 * One batch: the statements that set the scope, then the queries; returns the answers of each. For a request with an
 * idempotency key it fails if the key has been used, and a batch that writes also records the key.
 */
async function run(scope: Queries, queries: Queries): Promise<[scope: unknown[], answers: unknown[]]> {
  const call = currentCall();
  if (call?.databaseDown) throw call.databaseDown;
  const request = call?.request?.isRecorded ? undefined : call?.request;
  const records = request && queries.some((query) => isWrite(textOf(query)));
  const keyed = request ? [rows(records ? recordKey(request) : assertNewKey(request))] : [];
  try {
    const answers = await sendBatch([...scope, ...keyed, ...queries]);
    const start = scope.length + keyed.length;
    if (records) request.isRecorded = true;
    return [answers.slice(0, scope.length), answers.slice(start)];
  } catch (error) {
    const known = translate(error);
    if (known instanceof GuardFailed && known.guard === KEY_GUARD) throw new KeyRepeated();
    if (call && known instanceof AppError && known.code === 'unavailable') call.databaseDown = known;
    throw known;
  }
}

/** Sends a batch again if it was rolled back because others held its rows: waiting for a row is not a fault. */
async function sendBatch(batch: Queries): Promise<unknown[]> {
  for (const end = Date.now() + LOCK_WAIT_MS; ;) {
    try {
      return (await db.batch(batch as [BatchItem<'pg'>])) as unknown[];
    } catch (error) {
      if (!isLockFailure(error) || Date.now() > end) throw error;
    }
  }
}

/** A lock that did not come in time, a deadlock, or a conflict of two transactions: nothing was written. */
const isLockFailure = (error: unknown) => /^(55P03|40P01|40001)$/.test(errorCode(error) ?? '');

const dialect = new PgDialect();
const textOf = (query: BatchItem<'pg'>) => dialect.sqlToQuery((query as unknown as SQLWrapper).getSQL()).sql;

/** Does not say "nothing was saved": if the reply was lost after the commit, it was. */
export const DATABASE_BUSY = 'The service is busy or restarting. Try again in a minute.';

/** The AppError for a database error code. Other errors are returned unchanged: bugs, or codes that a module handles. */
export function translate(error: unknown): unknown {
  const code = errorCode(error);
  const message = (error as Error).message;
  switch (code) {
    case 'PS401':
      return sessionEnded();
    case 'PS403':
      return new AppError('forbidden', NO_PERMISSION);
    case 'PS424':
      return new AppError('forbidden', needsRight(message.split(' ')));
    case 'PS428':
      return new AppError('password_change', 'Someone else set your password. Choose a new one to continue.');
    case 'PS427':
      return new AppError('factor_setup', 'Set up a second factor for your sign-in to continue.');
    case 'PS409':
      return new GuardFailed(message);
    case 'PS423':
      return new AppError('conflict', booksLocked(message));
    case 'PS429':
      return throttled('Too many attempts.', Number(message));
    case 'PS430':
      return throttled('Too many changes in one minute. This one is not saved.', Number(message));
  }
  // A driver error without a code: the database did not answer. Classes 08, 53, 57: it is shutting down or out of resources.
  const isBusy = code === undefined ? error instanceof NeonDbError : /^(08|53|57)/.test(code) || isLockFailure(error);
  if (isBusy) {
    return unavailable(DATABASE_BUSY, error);
  }
  return error;
}

function throttled(what: string, seconds: number): AppError {
  const wait =
    seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return new AppError('throttled', `${what} Try again in ${wait}.`, { retryAfter: seconds });
}

/** The SQLSTATE of an error, wherever the driver or the query builder put it. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}
