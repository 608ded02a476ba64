import { Client, type QueryResult } from '@neondatabase/serverless';

/** The result of `connectAsApp`. */
export type AppRole = Awaited<ReturnType<typeof connectAsApp>>;

/** The result of a statement for which the role has no permission. */
export const REFUSED = 'permission denied';

/** The session with which a statement runs. */
export interface Session {
  user: number;
  id: string;
}

/** A direct connection with the functions' role, for statements without a `where`. */
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
    /** The rows of a statement with or without a caller, in a transaction that is rolled back. */
    rows: (statement: string, session?: Session) =>
      run(statement, session, ({ rows }) => rows as Record<string, unknown>[]),
    /** Number of rows that such a statement wrote or found. */
    count: (statement: string, session?: Session) => run(statement, session, ({ rowCount }) => rowCount ?? 0),
    stop: () => client.end(),
  };
}
