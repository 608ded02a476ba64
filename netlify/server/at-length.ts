import { withConnection } from '#db/connection.ts';
import { translate } from './database.ts';
import { env } from './env.ts';
import { AppError } from './http/errors.ts';
import type { Caller } from './session.ts';

/** A function runs for at most 60 seconds; the database gives up before, so that it is known how the work ended, milliseconds. */
const PATIENCE_MS = 50_000;

/**
 * Runs one statement as the caller where it takes longer than a call to the database may, in a transaction on a connection
 * of its own (architecture, decision 5). Refuses as `asActor` does; 503 where the database does not answer or is too slow.
 * Where the connection breaks, the transaction is undone.
 */
export async function asActorAtLength<Row>(actor: Caller, statement: string, values: unknown[]): Promise<Row[]> {
  try {
    return await withConnection(env.DATABASE_URL, async (client) => {
      await client.query('begin');
      await client.query(`set local statement_timeout = ${PATIENCE_MS}`);
      await client.query('select 1 from authenticate($1, $2, $3, $4)', [
        ...[actor.uid, actor.sid, [...actor.roles], actor.beforePasswordChange],
      ]);
      const { rows } = await client.query(statement, values);
      await client.query('commit');
      return rows as Row[];
    });
  } catch (error) {
    const code = (error as { code?: string }).code;
    // A code of five signs is PostgreSQL's own; anything else says that the connection failed.
    if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) throw translate(error);
    const unavailable = new AppError('unavailable', 'The service is busy or restarting. Try again in a minute.', {
      retryAfter: 60,
    });
    unavailable.cause = error;
    throw unavailable;
  }
}
