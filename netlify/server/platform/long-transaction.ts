import { setTimeout } from 'node:timers/promises';
import { Client } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import { DATABASE_BUSY, db, errorCode, translate } from './database.ts';
import { env } from './env.ts';
import { AppError, unavailable } from './errors.ts';
import type { Caller } from './session.ts';

/** Milliseconds for one statement; below a function's 60 seconds, so that the caller learns how it ended. */
const TIMEOUT_MS = 50_000;

/** Milliseconds until the connection is open. */
const CONNECT_MS = 2300;

/** Milliseconds between two checks that the database answers. */
const CHECK_EVERY_MS = 250;

/**
 * Does work as the caller in a transaction on a direct connection, for statements too long for HTTP (architecture,
 * decision 6). Authenticates like `asActor`. A statement may run up to TIMEOUT_MS while the database answers others; once
 * it answers no one, 503 within three seconds, and the transaction is not committed.
 */
export async function runLongTransaction<T>(actor: Caller, work: (client: Client) => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const client = new Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: CONNECT_MS });
  // Raised when the connection fails between two statements; the next one rejects too.
  client.on('error', () => {});
  try {
    return await Promise.race([transact(client, actor, work), failWhenSilent(ended.signal)]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = (error as { code?: string }).code;
    // Five characters: an SQLSTATE. Any other code is a failed connection.
    if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) throw translate(error);
    throw unavailable(DATABASE_BUSY, error);
  } finally {
    ended.abort();
    // Not awaited: a silent database does not confirm. Without its connection a transaction is rolled back.
    client.end().catch(() => undefined);
  }
}

async function transact<T>(client: Client, actor: Caller, work: (client: Client) => Promise<T>): Promise<T> {
  await client.connect();
  await client.query('begin');
  await client.query(`set local statement_timeout = ${TIMEOUT_MS}`);
  await client.query('select 1 from authenticate($1, $2, $3, $4, $5, p_needs => $6)', [
    ...[actor.uid, actor.sid, [...actor.roles], actor.beforePasswordChange, actor.needsSecondFactor, actor.needs],
  ]);
  await client.query('select switch_role()');
  const result = await work(client);
  await client.query('commit');
  return result;
}

/** Rejects once the database does not answer a small query in time. Never settles otherwise; stops when the work has ended. */
async function failWhenSilent(ended: AbortSignal): Promise<never> {
  while (!ended.aborted) {
    await setTimeout(CHECK_EVERY_MS);
    if (ended.aborted) break;
    await db.execute(sql`select 1`).catch((error: unknown) => {
      // An error of PostgreSQL, such as too many connections, is an answer.
      if (errorCode(error) === undefined) throw error;
    });
  }
  return new Promise(() => {});
}
