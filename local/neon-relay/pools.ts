import pg from 'pg';

/** Pools of connections by the address (user, password, database) of a query. */
export type Pools = { borrow: (address: string) => Promise<pg.PoolClient>; end: () => Promise<void> };

/** Fails within two seconds if the server does not respond; waiting for a free connection may take longer. */
class QuickClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    // The pool hides the password from enumeration, so a spread alone would lose it.
    super({ ...config, password: config.password, connectionTimeoutMillis: 1500 });
  }
}

/** At most 20 connections for each address, closed soon after use, so that a test's database can be dropped. */
export function createPools(postgresPort: number): Pools {
  const pools = new Map<string, pg.Pool>();

  function makePool(address: string): pg.Pool {
    const { username, password, pathname, searchParams } = new URL(address);
    const pool = new pg.Pool({
      // The type has a constructor without arguments, but the pool passes its options.
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
      // A batch is sent and read in one go, as by Neon's own proxy.
      pipeline: true,
    });
    // Raised for an idle connection, for instance when its database is dropped; the pool removes it.
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
