import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWithFunction } from './functions-http.ts';
import type { Match } from './functions.ts';
import type { NetlifyConfig } from './netlify-toml.ts';
import { answerWithFile } from './static-answer.ts';
import type { Found, StaticFile } from './static-files.ts';

/** A service of the local stack below a path of the site, such as caught mail. */
export type Mount = { path: string; answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> };

type PreviewParts = {
  config: Pick<NetlifyConfig, 'redirects' | 'headersFor'>;
  findFile: (path: string) => Found;
  findFunction: (method: string, path: string) => Match | undefined;
  mounts: Mount[];
  /** Promises that functions passed to `waitUntil`; to be awaited before the database stops. */
  pending: Set<Promise<unknown>>;
};

/** Answers requests in Netlify's order: forced redirects, functions, files, other redirects, 404. */
export function createPreview(parts: PreviewParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(parts, request, response);
    } catch (error) {
      // Ignores clients that disconnect while sending.
      if (request.errored) return void response.destroy();
      console.error(error);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'The local preview failed. See its terminal for the reason.');
    }
  };
}

async function answer(parts: PreviewParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { config, findFile, findFunction, mounts, pending } = parts;
  const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
  const path = decode(rawPath)?.replace(/\/{2,}/g, '/');
  if (path === undefined) return plain(response, 400, 'The address is not encoded correctly.');
  const mount = mounts.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (mount) return mount.answer(request, response);
  const redirect = (isForced: boolean) => applyRedirects(parts, { request, response, path, query, isForced });
  if (await redirect(true)) return;
  const method = request.method ?? 'GET';
  const match = findFunction(method, path);
  if (match) return answerWithFunction(request, response, match, pending);
  const found = findFile(path);
  if (found && method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return plain(response, 405, 'Method Not Allowed');
  }
  if (found && 'redirect' in found) return sendRedirect(response, 301, withQuery(found.redirect, query));
  if (found) return answerWithFile(request, response, found.file, { headers: config.headersFor(path) });
  if (await redirect(false)) return;
  const page = fileAt(findFile, '/404.html');
  if (!page) return plain(response, 404, 'Not Found');
  return answerWithFile(request, response, page, { status: 404, headers: config.headersFor(path) });
}

type RedirectRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: string | undefined;
  isForced: boolean;
};

/** Applies the first matching rule. True if the request was answered. */
async function applyRedirects({ config, findFile }: PreviewParts, asked: RedirectRequest): Promise<boolean> {
  const { request, response, path, query, isForced } = asked;
  for (const { match, status, force } of config.redirects) {
    const target = force === isForced ? match(path) : undefined;
    if (target === undefined) continue;
    if (status >= 300 && status < 400) {
      sendRedirect(response, status, withQuery(target, query));
      return true;
    }
    const file = fileAt(findFile, target);
    if (!file) continue;
    await answerWithFile(request, response, file, { status, headers: config.headersFor(path) });
    return true;
  }
  return false;
}

function fileAt(findFile: (path: string) => Found, path: string): StaticFile | undefined {
  const found = findFile(path);
  if (found && 'redirect' in found) return fileAt(findFile, found.redirect);
  return found?.file;
}

/** Netlify keeps the query, unless the rule has its own. */
const withQuery = (target: string, query: string | undefined) =>
  query && !target.includes('?') ? `${target}?${query}` : target;

const sendRedirect = (response: ServerResponse, status: number, location: string) =>
  void response
    .writeHead(status, { location, 'content-type': 'text/plain; charset=utf-8' })
    .end(`Redirecting to ${location}`);

const plain = (response: ServerResponse, status: number, text: string) =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
