import { Client, type QueryResult } from '@neondatabase/serverless';

/** What `connectAsApp` answers. */
export type AppRole = Awaited<ReturnType<typeof connectAsApp>>;

/** The answer of a statement that the role has no right to. */
export const REFUSED = 'permission denied';

/** In whose name a statement runs: a session that somebody opened. */
export interface Session {
  user: number;
  id: string;
}

/** A connection as the functions' role, past the functions; for statements that forgot their `where`. */
export async function connectAsApp() {
  const client = new Client(process.env.DATABASE_URL);
  await client.connect();

  const run = async <T>(statement: string, session: Session | undefined, read: (result: QueryResult) => T) => {
    await client.query('begin');
    try {
      if (session) {
        await client.query(`select authenticate($1, $2, '{customer,employee}')`, [session.user, session.id]);
        await client.query('select switch_role()');
      }
      return read(await client.query(statement));
    } catch (error) {
      if ((error as { code?: string }).code === '42501') return REFUSED;
      throw error;
    } finally {
      await client.query('rollback');
    }
  };
  return {
    /** The rows of a statement in somebody's or nobody's name, in a transaction that is undone. */
    rows: (statement: string, session?: Session) =>
      run(statement, session, ({ rows }) => rows as Record<string, unknown>[]),
    /** How many rows such a statement wrote or found. */
    count: (statement: string, session?: Session) => run(statement, session, ({ rowCount }) => rowCount ?? 0),
    stop: () => client.end(),
  };
}
