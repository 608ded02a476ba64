import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { builtFunctions, builtSite } from './built-parts.ts';
import { greeting } from './greeting.ts';
import { takeDataFolder } from './instance/instance-lock.ts';
import { listenOnLoopback } from './instance/listen.ts';
import { openFunctions, routerOf } from './netlify/functions.ts';
import { readNetlifyToml, type NetlifyConfig } from './netlify/netlify-toml.ts';
import { createPreview } from './netlify/preview.ts';
import { startSchedule } from './netlify/schedule.ts';
import { openStaticFiles } from './netlify/static-files.ts';
import { projectFolder } from './instance/project-folder.ts';
import { readSettings } from './instance/settings.ts';
import { runCommand, type Shutdown } from './instance/shutdown.ts';
import { failWhenGone, prepareDatabase, startStack, type Stack } from './stack.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** `npm start`: the production build on this machine, with all its services. */
await runCommand(async (shutdown) => {
  const { port, dataDir } = readSettings(process.env);
  const config = readNetlifyToml(join(projectFolder, 'netlify.toml'));
  const take = () => takeDataFolder(dataDir, { address: `http://localhost:${port}`, log: console.log });
  await shutdown.begin(take, (lock) => lock.release());
  const { server, open } = await listenEarly(port, shutdown);
  const siteUrl = `http://localhost:${server.port}`;
  const [folders, stack] = await Promise.all([
    findBuild(config, shutdown),
    startStack({ dataDir, siteUrl, shutdown, log: console.log }).then(async (started) => {
      await prepareDatabase(started);
      return started;
    }),
  ]);
  open(await assemble(config, folders, stack, shutdown));
  // Registered again for the order: on shutdown, new requests are refused first and the database stops last.
  await shutdown.begin(async () => server, server.stop);
  console.log(greeting(siteUrl));
  await failWhenGone(stack, join(dataDir, 'postgres.log'));
});

/** Takes the port before anything else is started. Requests wait until `open` is called. */
async function listenEarly(port: number, shutdown: Shutdown) {
  const site = Promise.withResolvers<Listener>();
  site.promise.catch(() => {});
  shutdown.signal.addEventListener('abort', () => site.reject(new Error('stopped')));
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void site.promise.then(
      (answer) => answer(request, response),
      () => response.writeHead(503).end(),
    );
  const server = await shutdown.begin(
    () => listenOnLoopback(listener, port),
    (listening) => listening.stop(),
  );
  return { server, open: site.resolve };
}

type Folders = { site: string; functions: string };

/**
 * PLANTSETU_SKIP_BUILD=1 serves the folders that `npm run build` has filled, as the browser tests do; the name of another
 * folder serves that one as the site.
 */
function findBuild(config: NetlifyConfig, shutdown: Shutdown): Promise<Folders> {
  const wish = process.env.PLANTSETU_SKIP_BUILD;
  const inProject = (folder: string) => resolve(projectFolder, folder);
  if (wish === '1') return Promise.resolve({ site: inProject(config.publish), functions: inProject(config.functions) });
  const options = { log: console.log, signal: shutdown.signal };
  return shutdown.begin(
    async () => ({
      site: wish ? inProject(wish) : await builtSite(options),
      functions: await builtFunctions(options),
    }),
    () => {},
  );
}

async function assemble(config: NetlifyConfig, folders: Folders, stack: Stack, shutdown: Shutdown): Promise<Listener> {
  const functions = await openFunctions(folders.functions);
  const pending = new Set<Promise<unknown>>();
  await shutdown.begin(
    async () => startSchedule(async () => functions),
    async (schedule) => {
      await schedule.stop();
      await Promise.all(pending);
    },
  );
  const findFile = await openStaticFiles(folders.site);
  return createPreview({ config, findFile, findFunction: routerOf(functions), mounts: stack.mounts, pending });
}
