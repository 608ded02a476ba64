import { saveBackup } from '#db/backup/save.ts';
import { requireOwnerUrl } from '#db/owner-url.ts';
import { runCommand } from '#db/run-command.ts';

/** `npm run db:backup -- FOLDER`: saves all rows of the database at DATABASE_OWNER_URL to a new folder. */
await runCommand(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Error('Name a new folder: npm run db:backup -- FOLDER');
  const { tables } = await saveBackup(requireOwnerUrl(process.env.DATABASE_OWNER_URL), folder);
  console.log(`Saved ${Object.keys(tables).length} tables to ${folder}. It contains personal data: keep it encrypted.`);
});
