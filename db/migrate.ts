import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/neon-serverless';
import { migrate as applyMigrations } from 'drizzle-orm/neon-serverless/migrator';
import { putCategories } from './categories.ts';
import { withConnection } from './connection.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that nobody else locks: two migrations at once wait for each other, the second finds nothing to do. */
const LOCK = 7_270_001;

/** Applies what the database lacks of db/migrations, as the role that owns the tables. Running it again is a no-op. */
export async function migrate(ownerUrl: string): Promise<void> {
  await withConnection(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  });
}

// `npm run db:migrate`, for a deployment; the local stack calls migrate() itself, and its seed puts the categories.
if (import.meta.main) {
  const url = process.env.DATABASE_OWNER_URL;
  if (!url) throw new Error('Set DATABASE_OWNER_URL to the address of the role that owns the tables.');
  await migrate(url);
  await withConnection(url, putCategories);
}
