import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { startRelay } from '#local/neon-relay/relay.ts';
import { startPostgres } from '#local/postgres/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    relay: string;
    ownerUrl: string;
    appUrl: string;
  }
}

/** Name of the migrated, empty database that each test file's own database is cloned from. */
export const TEMPLATE = 'plantsetu';

/** One real PostgreSQL behind one relay for the whole run; each test file clones its migrated template. */
export default async function setup(project: TestProject) {
  const dir = await mkdtemp(join(tmpdir(), 'plantsetu-test-'));
  const postgres = await startPostgres({ dir, durable: false });
  const relay = await startRelay({ postgresPort: postgres.port });
  const stop = async () => {
    await relay.stop();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
  process.env.NEON_RELAY = `127.0.0.1:${relay.port}`;
  // A mistake in db/sql ends the run here, so PostgreSQL has to be stopped too.
  await migrate(postgres.ownerUrl(TEMPLATE)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  project.provide('relay', process.env.NEON_RELAY);
  project.provide('ownerUrl', postgres.ownerUrl(TEMPLATE));
  project.provide('appUrl', postgres.appUrl(TEMPLATE));
  return stop;
}
