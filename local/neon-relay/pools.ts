import pg from 'pg';

/** Pools of connections by the address (user, password, database) that a query names. */
export type Pools = { borrow: (address: string) => Promise<pg.PoolClient>; end: () => Promise<void> };

/** A server that doesn't answer is reported within two seconds; waiting for a free connection may take longer. */
class QuickClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    // The pool hides the password from enumeration, so a spread alone would lose it.
    super({ ...config, password: config.password, connectionTimeoutMillis: 1500 });
  }
}

/** At most 20 connections for each address, given back soon, so that a test's database can be dropped. */
export function createPools(postgresPort: number): Pools {
  const pools = new Map<string, pg.Pool>();

  function makePool(address: string): pg.Pool {
    const { username, password, pathname, searchParams } = new URL(address);
    const pool = new pg.Pool({
      // The type declares a constructor without arguments; the pool passes its own options.
      Client: QuickClient as unknown as new () => pg.ClientBase,
      host: '127.0.0.1',
      port: postgresPort,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
      application_name: searchParams.get('application_name') ?? 'relay',
      options: searchParams.get('options') ?? undefined,
      max: 20,
      idleTimeoutMillis: 5000,
      // A batch is sent in one go and read in one go, as in Neon's own proxy next to its database.
      pipeline: true,
    });
    // Raised for a connection that nobody is using, for instance when its database is dropped; the pool forgets it.
    pool.on('error', () => {});
    return pool;
  }

  return {
    borrow: (address) => {
      const pool = pools.get(address) ?? makePool(address);
      pools.set(address, pool);
      return pool.connect();
    },
    end: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}
