import { NeonDbError } from '@neondatabase/serverless';
import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { CompanyRole } from '#contracts/company-role.ts';
import type { SessionUser } from '#contracts/session.ts';
import { openDatabase } from '#db/client.ts';
import { env } from './env.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import type { Caller } from './session.ts';

/** Builds queries. They run through `asActor` or `asSystem`; one awaited by itself has no scope and sees no rows. */
export const db = openDatabase(env.DATABASE_URL, env.NEON_RELAY);

export type Queries = readonly [BatchItem<'pg'>, ...BatchItem<'pg'>[]];
export type Answers<T extends Queries> = BatchResponse<T>;

/** The caller, from its row. */
export type Me = Omit<SessionUser, 'uid'> & { id: number; company_role: CompanyRole | null };

/**
 * Runs the queries as the caller, in one round trip and one transaction: the first statement authenticates and sets
 * the scope that the row-level policies read. Answers the caller's row, then each query's rows.
 * 401 for a dead session, 403 for a role that the endpoint does not admit or for a password that somebody else chose,
 * `GuardFailed` from `must()`.
 */
export async function asActor<T extends Queries>(actor: Caller, queries: T): Promise<[Me, ...Answers<T>]> {
  const roles = sql.join(
    actor.roles.map((role) => sql`${role}`),
    sql`, `,
  );
  return asWhoever(
    sql`select * from authenticate(${actor.uid}, ${actor.sid}, array[${roles}]::text[], ${actor.beforePasswordChange})`,
    queries,
  );
}

/** Whether the caller may call at all, where there is nothing to ask for yet. Refuses as `asActor` does. */
export async function admit(actor: Caller): Promise<void> {
  await asActor(actor, [rows(sql`select 1`)]);
}

/**
 * The same for a function of the database that admits somebody in its own way, and answers the person's row: a link in
 * a mail that acts for the one it was sent to.
 */
export async function asWhoever<T extends Queries>(admit: SQL, queries: T): Promise<[Me, ...Answers<T>]> {
  const [me, ...answers] = await run([rows<Me>(admit), ...queries]);
  const row = (me as { rows: Record<string, string | null>[] }).rows[0]!;
  const identity = { ...row, id: Number(row.id), company_id: row.company_id === null ? null : Number(row.company_id) };
  return [identity as unknown as Me, ...(answers as unknown as Answers<T>)];
}

/** Runs queries that belong to nobody: signing in, sending the outbox. Sees users, sessions and mails, no company's rows. */
export async function asSystem<T extends Queries>(queries: T): Promise<Answers<T>> {
  const [, ...answers] = await run([db.execute(sql`select set_config('app.role', 'system', true)`), ...queries]);
  return answers as unknown as Answers<T>;
}

/** A statement in plain SQL, as an item of a batch; its answer holds the rows in `rows`. */
export function rows<Row extends object>(statement: SQL) {
  return db.execute<Row & Record<string, unknown>>(statement);
}

/** A guard: raises, and so undoes the batch, unless the statement's condition holds when the batch runs. */
export function guard(name: string, condition: SQL) {
  return db.execute(sql`select must((${condition}), ${name})`);
}

/** Answers what the batch does; where a guard in it failed, somebody else was quicker: a 409 that says so. */
export async function orConflict<T>(batch: Promise<T>, message: string): Promise<T> {
  try {
    return await batch;
  } catch (error) {
    throw error instanceof GuardFailed ? new AppError('conflict', message) : error;
  }
}

/** `app_company()`: the caller's company, as an explicit filter that lets an index serve; the policies say it again. */
export const myCompany = sql<number>`app_company()`;

async function run(queries: Queries): Promise<unknown[]> {
  try {
    return (await db.batch(queries)) as unknown as unknown[];
  } catch (error) {
    throw translate(error);
  }
}

/** The database's codes and what they mean to a caller. Other codes stay what they are: bugs, or a module's own. */
export function translate(error: unknown): unknown {
  const code = errorCode(error);
  const message = (error as Error).message;
  switch (code) {
    case 'PS401':
      return new AppError('unauthenticated', 'Your session has ended. Sign in again.');
    case 'PS403':
      return new AppError('forbidden', 'Your account may not do this.');
    case 'PS428':
      return new AppError('password_change', 'Somebody else knows your password. Choose a new one to go on.');
    case 'PS409':
      return new GuardFailed(message);
    case 'PS429': {
      const seconds = Number(message);
      const wait =
        seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
      return new AppError('throttled', `Too many tries. Try again in ${wait}.`, { retryAfter: seconds });
    }
  }
  // A driver's error without a code: no database answered. Classes 08, 53, 57: it is going away or has no room.
  if (code === undefined ? error instanceof NeonDbError : /^(08|53|57)/.test(code)) {
    // Not "nothing was changed": where the answer was lost after the commit, something was.
    const unavailable = new AppError('unavailable', 'The service is busy or restarting. Try again in a minute.', {
      retryAfter: 60,
    });
    unavailable.cause = error;
    return unavailable;
  }
  return error;
}

/** PostgreSQL's SQLSTATE of an error, wherever the driver and the query builder put it. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}
