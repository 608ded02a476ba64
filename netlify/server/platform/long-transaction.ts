import type { Client } from '@neondatabase/serverless';
import { withConnection } from '#db/connection.ts';
import { DATABASE_BUSY, translate } from './database.ts';
import { env } from './env.ts';
import { AppError, unavailable } from './errors.ts';
import type { Caller } from './session.ts';

/** Milliseconds; below a function's 60 seconds, so that the caller learns how the statement ended. */
const TIMEOUT_MS = 50_000;

/**
 * Does work as the caller in a transaction on a direct connection, for statements too long for HTTP (architecture,
 * decision 6). Authenticates like `asActor`; 503 if the database does not answer or is too slow.
 */
export async function runLongTransaction<T>(actor: Caller, work: (client: Client) => Promise<T>): Promise<T> {
  try {
    return await withConnection(env.DATABASE_URL, async (client) => {
      await client.query('begin');
      await client.query(`set local statement_timeout = ${TIMEOUT_MS}`);
      await client.query('select 1 from authenticate($1, $2, $3, $4, $5)', [
        ...[actor.uid, actor.sid, [...actor.roles], actor.beforePasswordChange, actor.needsSecondFactor],
      ]);
      await client.query('select switch_role()');
      const result = await work(client);
      await client.query('commit');
      return result;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = (error as { code?: string }).code;
    // Five characters: an SQLSTATE. Any other code is a failed connection.
    if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) throw translate(error);
    throw unavailable(DATABASE_BUSY, error);
  }
}
