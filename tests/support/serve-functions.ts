import type { IncomingMessage, ServerResponse } from 'node:http';

interface FunctionModule {
  default: (request: Request, context: object) => Promise<Response>;
  config: { path?: string | string[]; method?: string };
}

/** Every function, loaded through the test runner so that its module state belongs to the test file. */
const modules = import.meta.glob<FunctionModule>('../../netlify/functions/*.ts');

/** A listener for `createServer` that answers each function's paths. */
export async function serveFunctions() {
  const routes = new Map<string, FunctionModule>();
  for (const load of Object.values(modules)) {
    const module = await load();
    for (const path of [module.config.path ?? []].flat()) routes.set(path, module);
  }
  return async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
    const route = routes.get(url.pathname);
    const response = route
      ? await route.default(await toRequest(incoming, url), {
          ip: String(incoming.headers['x-test-ip'] ?? '127.0.0.1'),
          requestId: crypto.randomUUID(),
        })
      : new Response(null, { status: 404 });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
}

/** The whole body is here before the function is called, as at Netlify. */
async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const { method = 'GET' } = incoming;
  const body = Buffer.concat(await incoming.toArray());
  return new Request(url, {
    method,
    headers: incoming.headers as Record<string, string>,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
}
