import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { build, stop as stopEsbuild } from 'esbuild';
import { isAlive } from '../instance/processes.ts';
import { cacheFolder } from '../instance/project-folder.ts';
import { buildDefines } from './build-version.ts';

/** The exports of a function file. */
export type FunctionModule = {
  default: (request: Request, context: Context) => Promise<Response | undefined | void> | Response | undefined | void;
  config?: Config;
};
export type LoadedFunction = { name: string; module: FunctionModule };
export type Match = { name: string; module: FunctionModule; params: Record<string, string> };

/** Names of the function files in a folder, without extension. */
export async function listFunctions(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => name.endsWith('.ts')).map((name) => basename(name, '.ts'));
}

/**
 * Bundles and imports all functions of a folder. They read the environment when they are imported, so it must be
 * complete by then. Bundled, because importing Drizzle file by file alone takes 380 ms.
 */
export async function loadFunctions(folder: string): Promise<LoadedFunction[]> {
  const outdir = await freshBundleFolder();
  const names = await listFunctions(folder);
  await build({
    entryPoints: names.map((name) => join(folder, `${name}.ts`)),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node24',
    sourcemap: 'linked',
    logLevel: 'warning',
    define: buildDefines(),
    // Packages that load their own files.
    external: ['sharp', 'pdfkit'],
    // CommonJS packages inside an ES module still call require.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  await stopEsbuild(); // Otherwise its service process keeps running.
  const load = async (name: string) => {
    const module = (await import(pathToFileURL(join(outdir, `${name}.mjs`)).href)) as FunctionModule;
    return { name, module };
  };
  return Promise.all(names.map(load));
}

/** Below node_modules, so that the bundle finds its external packages. One for each process; deletes older ones. */
async function freshBundleFolder(): Promise<string> {
  const cache = join(cacheFolder, 'functions');
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    if (Number(name) !== process.pid && isAlive(Number(name))) continue;
    await rm(join(cache, name), { recursive: true, force: true });
  }
  const folder = join(cache, String(process.pid));
  await mkdir(folder);
  return folder;
}

/** A matcher for functions by path (URLPattern) and method; a function without a path has Netlify's default path. */
export function routerOf(functions: LoadedFunction[]): (method: string, path: string) => Match | undefined {
  const routes = functions
    .filter(({ module }) => !module.config?.schedule)
    .flatMap(({ name, module }) => {
      const { path = `/.netlify/functions/${name}` as const, method } = module.config ?? {};
      const methods = method === undefined ? undefined : [method].flat();
      return [path].flat().map((pathname) => ({ name, module, methods, matches: matcherOf(pathname) }));
    });
  return (method, path) => {
    const pathname = path.length > 1 ? path.replace(/\/$/, '') : path;
    for (const { name, module, methods, matches } of routes) {
      // As on Netlify, another method does not match: the redirect rules then return their 404.
      if (methods && !methods.includes(method as (typeof methods)[number])) continue;
      const params = matches(pathname);
      if (params) return { name, module, params };
    }
    return undefined;
  };
}

/** The parameters of a path by its pattern; undefined if it does not match. Most patterns are plain paths. */
function matcherOf(pattern: string): (pathname: string) => Record<string, string> | undefined {
  if (/^[\w./-]+$/.test(pattern)) return (pathname) => (pathname === pattern ? {} : undefined);
  const compiled = new URLPattern({ pathname: pattern });
  return (pathname) => compiled.exec({ pathname })?.pathname.groups as Record<string, string> | undefined;
}

/** The second argument of a function. Promises passed to `waitUntil` are added to `pending`. */
export function contextFor(
  request: Request,
  { ip, params }: { ip: string; params: Record<string, string> },
  pending: Set<Promise<unknown>>,
): Context {
  const unsupported = () => {
    throw new Error('The local preview does not support this part of the context.');
  };
  return {
    account: { id: 'local' },
    cookies: { get: unsupported, set: unsupported, delete: unsupported },
    deploy: { context: 'dev', id: 'local', published: false },
    geo: {},
    ip,
    json: (value) => Response.json(value),
    log: console.log,
    next: unsupported,
    params,
    requestId: randomUUID(),
    rewrite: unsupported,
    server: {},
    site: {},
    url: new URL(request.url),
    waitUntil: (promise) => {
      const settled = promise.catch((error: unknown) => console.error(error)).finally(() => pending.delete(settled));
      pending.add(settled);
    },
  };
}
