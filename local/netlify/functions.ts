import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { LocalError } from '../instance/local-error.ts';

/** The exports of a function file. */
export type FunctionModule = {
  default: (request: Request, context: Context) => Promise<Response | undefined | void> | Response | undefined | void;
};
/** A function, whose code is loaded when it is called for the first time, as on Netlify. */
export type LocalFunction = { name: string; config: Config; load: () => Promise<FunctionModule> };
export type Match = LocalFunction & { params: Record<string, string> };

/**
 * The functions in a folder that netlify/build-functions.ts has filled. Their code reads the environment when it is loaded,
 * so it must be complete by then.
 */
export async function openFunctions(folder: string): Promise<LocalFunction[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => file.endsWith('.mjs')).map((file) => basename(file, '.mjs'));
  if (names.length === 0) throw new LocalError(`There are no functions in ${folder}. Run "npm run build".`);
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, `${name}.mjs`);
      const config = configIn(await readFile(path, 'utf8'));
      return { name, config, load: () => import(pathToFileURL(path).href) as Promise<FunctionModule> };
    }),
  );
}

/** The literal in the last line of a built function. */
function configIn(text: string): Config {
  const start = 'export const config = ';
  return JSON.parse(text.slice(text.lastIndexOf(start) + start.length).replace(/;\s*$/, '')) as Config;
}

/** A matcher for functions by path (URLPattern) and method. */
export function routerOf(functions: LocalFunction[]): (method: string, path: string) => Match | undefined {
  const routes = functions.flatMap((each) => {
    const { path = [], method } = each.config;
    const methods = method === undefined ? undefined : [method].flat();
    return [path].flat().map((pathname) => ({ each, methods, matches: matcherOf(pathname) }));
  });
  return (method, path) => {
    const pathname = path.length > 1 ? path.replace(/\/$/, '') : path;
    for (const { each, methods, matches } of routes) {
      // As on Netlify, another method does not match: the redirect rules then return their 404.
      if (methods && !methods.includes(method as (typeof methods)[number])) continue;
      const params = matches(pathname);
      if (params) return { ...each, params };
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
