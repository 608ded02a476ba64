import { join } from 'node:path';
import { dev } from 'astro';
import { greeting } from './greeting.ts';
import { takeDataFolder } from './instance/instance-lock.ts';
import { checkPort } from './instance/listen.ts';
import type { LocalFunction } from './netlify/functions.ts';
import { readNetlifyToml } from './netlify/netlify-toml.ts';
import { startSchedule } from './netlify/schedule.ts';
import { functionsPlugin } from './netlify/vite-functions.ts';
import { projectFolder } from './instance/project-folder.ts';
import { readSettings } from './instance/settings.ts';
import { runCommand } from './instance/shutdown.ts';
import { failWhenGone, prepareDatabase, startStack } from './stack.ts';

/** `npm run dev`: reloads pages, islands and functions when they are saved, on the same stack as `npm start`. */
await runCommand(async (shutdown) => {
  const { port, dataDir } = readSettings(process.env);
  const siteUrl = `http://localhost:${port}`;
  const take = () => takeDataFolder(dataDir, { address: siteUrl, log: console.log });
  await shutdown.begin(take, (lock) => lock.release());
  await checkPort(port);
  const stack = await startStack({ dataDir, siteUrl, shutdown, log: console.log });
  await prepareDatabase(stack);

  const pending = new Set<Promise<unknown>>();
  const ready = Promise.withResolvers<() => Promise<LocalFunction[]>>();
  const config = readNetlifyToml(join(projectFolder, 'netlify.toml'));
  const plugin = functionsPlugin({ config, mounts: stack.mounts, pending, onReady: ready.resolve });
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  await shutdown.begin(
    () => dev({ root: projectFolder, server: { port }, vite: { plugins: [plugin] }, logLevel: 'warn' }),
    (server) => server.stop(),
  );
  const load = await ready.promise;
  // A function that does not compile is reported when it is called; the schedule skips one run.
  const loadOrNone = () => load().catch(() => []);
  await shutdown.begin(
    async () => startSchedule(loadOrNone),
    async (schedule) => {
      await schedule.stop();
      await Promise.all(pending);
    },
  );
  console.log(greeting(siteUrl));
  await failWhenGone(stack, join(dataDir, 'postgres.log'));
});
