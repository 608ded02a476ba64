import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import type { Config } from '@netlify/functions';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { projectFolder } from '../instance/project-folder.ts';
import { answerWithFunction } from './functions-http.ts';
import { type FunctionModule, type LocalFunction, routerOf } from './functions.ts';
import type { NetlifyConfig } from './netlify-toml.ts';
import type { Mount } from './preview.ts';

/** Not the built files of netlify.toml: these are to change when they are saved. */
const SOURCES = 'netlify/functions';

type Options = {
  config: NetlifyConfig;
  mounts: Mount[];
  pending: Set<Promise<unknown>>;
  /** Called once the development server is ready, with a function that loads the current functions. */
  onReady: (load: () => Promise<LocalFunction[]>) => void;
};

/** Serves the functions, as last saved, from Astro's development server. */
export function functionsPlugin({ config, mounts, pending, onReady }: Options): Plugin {
  return {
    name: 'plantsetu-functions',
    configureServer(server) {
      const load = () => loadCurrent(server);
      onReady(load);
      server.middlewares.use(async (request, response, next) => {
        try {
          if (await answer({ config, mounts, pending }, load, request, response)) return;
          next();
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Fast, because Vite caches what has not changed since the last call. */
async function loadCurrent(server: ViteDevServer): Promise<LocalFunction[]> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Astro's server environment cannot run modules.");
  const files = await readdir(join(projectFolder, SOURCES));
  const load = async (file: string) => {
    const module = await ssr.runner.import<FunctionModule & { config: Config }>(`/${SOURCES}/${file}`);
    return { name: basename(file, '.ts'), config: module.config, load: async () => module };
  };
  return Promise.all(files.map(load));
}

/** True if the request was answered; otherwise Astro continues, possibly with the address of a shell page. */
async function answer(
  { config, mounts, pending }: Omit<Options, 'onReady'>,
  load: () => Promise<LocalFunction[]>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
  const mount = mounts.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (mount) {
    await mount.answer(request, response);
    return true;
  }
  const match = path.startsWith('/api/') ? routerOf(await load())(request.method ?? 'GET', path) : undefined;
  if (match) {
    await answerWithFunction(request, response, match, pending);
    return true;
  }
  return applyRule(config, path, query, request, response);
}

/** Only rewrites and the JSON 404: the unknown-path rule would also match the development server's own addresses. */
async function applyRule(
  { redirects }: NetlifyConfig,
  path: string,
  query: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  // Pages take precedence over rules, as files do on the built site.
  if (existsSync(join(projectFolder, 'src', 'pages', `${path}.astro`))) return false;
  for (const { match, status } of redirects) {
    const target = match(path);
    if (target === undefined) continue;
    if (status === 200) request.url = query ? `${target}?${query}` : target;
    if (status !== 404) return false;
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(await readFile(join(projectFolder, 'public', target)));
    return true;
  }
  return false;
}
