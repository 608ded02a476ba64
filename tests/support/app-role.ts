import { Client } from '@neondatabase/serverless';

/** What `connectAsApp` answers. */
export type AppRole = Awaited<ReturnType<typeof connectAsApp>>;

/** The answer of a statement that the role has no right to. */
export const REFUSED = 'permission denied';

/** A connection as the functions' role, past the functions; for statements that forgot their `where`. */
export async function connectAsApp() {
  const client = new Client(process.env.DATABASE_URL);
  await client.connect();

  /** Runs a statement for a customer's session, or for nobody, in a transaction that is undone. */
  const run = async (statement: string, session?: { user: number; id: string }) => {
    await client.query('begin');
    try {
      if (session) await client.query(`select authenticate($1, $2, '{customer}')`, [session.user, session.id]);
      return (await client.query(statement)).rows as Record<string, unknown>[];
    } catch (error) {
      if ((error as { code?: string }).code === '42501') return REFUSED;
      throw error;
    } finally {
      await client.query('rollback');
    }
  };
  return { run, stop: () => client.end() };
}
