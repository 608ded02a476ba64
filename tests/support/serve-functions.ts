import type { IncomingMessage, ServerResponse } from 'node:http';

interface FunctionModule {
  default: (request: Request, context: object) => Promise<Response>;
  config: { path?: string | string[]; method?: string };
}

/** Every function, to be loaded through the test runner so that its module state belongs to the test file. */
const modules = import.meta.glob<FunctionModule>('../../netlify/functions/*.ts');

/**
 * A listener for `createServer` that serves the functions at their paths. It loads a function at its first call: most
 * test files call few, and loading all takes half a second.
 */
export async function serveFunctions(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const route = await findFunction(url.pathname);
  const response = route
    ? await route.default(await toRequest(incoming, url), {
        ip: String(incoming.headers['x-test-ip'] ?? '127.0.0.1'),
        requestId: crypto.randomUUID(),
      })
    : new Response(null, { status: 404 });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** By the name of its file, which is its path (tests/repo/function-configs.test.ts). */
async function findFunction(path: string): Promise<FunctionModule | undefined> {
  const name = path
    .replace('/api/', '')
    .replace(/\.php$/, '')
    .replaceAll('/', '-');
  const module = await modules[`../../netlify/functions/${name}.ts`]?.();
  return [module?.config.path].flat().includes(path) ? module : undefined;
}

/** The whole body is read before the function is called, as on Netlify. */
async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const { method = 'GET' } = incoming;
  const body = Buffer.concat(await incoming.toArray());
  return new Request(url, {
    method,
    headers: incoming.headers as Record<string, string>,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
}
