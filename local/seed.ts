import { parseArgs } from 'node:util';
import { requireOwnerUrl } from '#db/owner-url.ts';
import { runCommand } from '#db/run-command.ts';
import { seedDemo } from '#db/seed/run.ts';
import { seedWith } from './demo.ts';

/** `npm run db:seed -- --host db.example`: writes demo data to a database on another host, which has to be given. */
const { values } = parseArgs({ options: { host: { type: 'string' } } });
await runCommand(async () => {
  const url = requireOwnerUrl(process.env.DATABASE_OWNER_URL);
  await seedDemo(url, { ...seedWith, ...(values.host ? { allowHost: values.host } : {}) });
});
