import { restoreBackup } from '#db/backup/restore.ts';
import { requireOwnerUrl } from '#db/owner-url.ts';
import { runCommand } from '#db/run-command.ts';
import { report } from './restore-report.ts';

/** `npm run db:restore -- FOLDER`: fills the empty database at DATABASE_OWNER_URL from a backup. */
await runCommand(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Error('Name the folder of a backup: npm run db:restore -- FOLDER');
  process.exitCode = report(await restoreBackup(requireOwnerUrl(process.env.DATABASE_OWNER_URL), folder));
});
