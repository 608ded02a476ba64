import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '#db/backup/restore.ts';
import { saveBackup } from '#db/backup/save.ts';
import { requireOwnerUrl } from '#db/owner-url.ts';
import { runCommand } from '#db/run-command.ts';
import { startRelay } from './neon-relay/relay.ts';
import { startPostgres } from './postgres/postgres.ts';
import { report } from './restore-report.ts';

/**
 * `npm run db:rehearse-restore`: saves the database at DATABASE_OWNER_URL, restores it into an empty PostgreSQL on this machine,
 * prints the comparison and removes both. With `-- FOLDER` it restores that backup instead.
 */
await runCommand(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'plantsetu-rehearsal-'));
  try {
    const folder = process.argv[2] ?? join(dir, 'backup');
    const begun = performance.now();
    if (!process.argv[2]) await saveBackup(requireOwnerUrl(process.env.DATABASE_OWNER_URL), folder);
    const saved = performance.now();
    const postgres = await startPostgres({ dir: join(dir, 'database') });
    const relay = await startRelay({ postgresPort: postgres.port });
    try {
      process.env.NEON_RELAY = `127.0.0.1:${relay.port}`;
      process.exitCode = report(await restoreBackup(postgres.ownerUrl('plantsetu'), folder));
      const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
      console.log(`Saved in ${seconds(begun, saved)} s, restored in ${seconds(saved, performance.now())} s.`);
    } finally {
      await relay.stop();
      await postgres.stop();
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
