import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Config, Context } from '@netlify/functions';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listenOnLoopback } from '#local/instance/listen.ts';
import { openFunctions, routerOf, type FunctionModule } from '#local/netlify/functions.ts';
import { readNetlifyToml } from '#local/netlify/netlify-toml.ts';
import { createPreview } from '#local/netlify/preview.ts';
import { startSchedule } from '#local/netlify/schedule.ts';
import { openStaticFiles } from '#local/netlify/static-files.ts';
import { buildFunctions } from '../../netlify/build-functions.ts';
import { projectFolder } from '#local/instance/project-folder.ts';

const text = 'The same words over and over. '.repeat(200);
const FILES = {
  'index.html': '<title>home</title>',
  'about.html': `<title>about</title>${text}`,
  'portal/order.html': '<title>an order</title>',
  'blog/index.html': '<title>blog</title>',
  'api-404.json': '{"success":false}',
  '_astro/app.B1.js': text,
  'clip.mp4': '0123456789',
  'old/page.html': 'a file that a forced rule hides',
};

const MORE_RULES = `
[[redirects]]
from = "/old/*"
to = "/new/:splat"
force = true
`;

let dir: string;
let server: Awaited<ReturnType<typeof listenOnLoopback>>;
const pending = new Set<Promise<unknown>>();
const lateWork = Promise.withResolvers<void>();

const fn = (name: string, config: Config, handler: FunctionModule['default']) => ({
  name,
  config,
  load: async () => ({ default: handler }),
});
const functions = [
  fn('echo', { path: ['/api/echo', '/api/echo.php'], method: 'POST' }, async (request) =>
    Response.json({ type: request.headers.get('content-type'), size: (await request.arrayBuffer()).byteLength }),
  ),
  fn('item', { path: '/api/items/:id', method: 'GET' }, (request, { ip, params, requestId, geo }: Context) =>
    Response.json({ ip, id: params.id, query: new URL(request.url).search, requestId, geo }),
  ),
  fn('broken', { path: '/api/broken' }, () => {
    throw new Error('on purpose');
  }),
  fn('late', { path: '/api/late' }, (_request, { waitUntil }) => waitUntil(lateWork.promise)),
  fn('cookies', { path: '/api/cookies' }, () => {
    const headers = new Headers([...['a=1', 'b=2'].map((value): [string, string] => ['set-cookie', value])]);
    return new Response('ok', { headers });
  }),
];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'preview-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(dir, 'dist', name)), { recursive: true });
    await writeFile(join(dir, 'dist', name), content);
  }
  await writeFile(join(dir, 'secret.txt'), 'outside');
  await writeFile(
    join(dir, 'netlify.toml'),
    (await readFile(join(projectFolder, 'netlify.toml'), 'utf8')) + MORE_RULES,
  );
  const config = readNetlifyToml(join(dir, 'netlify.toml'));
  const findFile = await openStaticFiles(join(dir, 'dist'));
  server = await listenOnLoopback(
    createPreview({ config, findFile, findFunction: routerOf(functions), mounts: [], pending }),
    0,
  );
});

afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Sends a path exactly as given; fetch would normalise it. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const { body, ...rest } = options;
    const request = httpRequest({ port: server.port, host: '127.0.0.1', path, ...rest }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      const headers = reply.headers as Record<string, string>;
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject).end(body);
  });
}

describe('pages', () => {
  test.each([
    { path: '/', status: 200, says: 'home' },
    { path: '/about', status: 200, says: 'about' },
    { path: '/about.html', status: 200, says: 'about' },
    { path: '/about/', status: 301, location: '/about' },
    { path: '/about/?a=1', status: 301, location: '/about?a=1' },
    { path: '/blog', status: 301, location: '/blog/' },
    { path: '/blog/', status: 200, says: 'blog' },
    { path: '/portal/orders/123', status: 200, says: 'an order' },
    { path: '/portal/orders/123/', status: 200, says: 'an order' },
    { path: '/portal/orders/1/2', status: 302, location: '/' },
    { path: '/nowhere', status: 302, location: '/' },
    { path: '/no/where/at-all?utm=x', status: 302, location: '/?utm=x' },
    { path: '/api/nothing', status: 404, says: '{"success":false}' },
    { path: '/old/page', status: 301, location: '/new/page' },
    { path: '/../secret.txt', status: 302, location: '/' },
    { path: '/%2e%2e/secret.txt', status: 302, location: '/' },
    { path: '/..%2fsecret.txt', status: 302, location: '/' },
    { path: '/_astro/../../secret.txt', status: 302, location: '/' },
    { path: '/%', status: 400, says: 'not encoded correctly' },
    { path: '//evil.example/', status: 302, location: '/' },
  ])('$path responds with $status', async ({ path, status, says, location }) => {
    const reply = await ask(path);
    expect([reply.status, reply.headers.location]).toEqual([status, location]);
    if (says) expect(reply.body.toString()).toContain(says);
  });

  test('carry the headers of netlify.toml, and are revalidated each time', async () => {
    const { headers } = await ask('/about');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect((await ask('/_astro/app.B1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('are compressed as the browser accepts, each encoding with its own ETag', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity'].map((accept) =>
        ask('/about', { headers: { 'accept-encoding': accept } }),
      ),
    );
    expect([br, gzip, plain].map((reply) => reply?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br!.body).toString()).toBe(FILES['about.html']);
    expect(gunzipSync(gzip!.body).toString()).toBe(FILES['about.html']);
    expect(new Set([br, gzip, plain].map((reply) => reply?.headers.etag)).size).toBe(3);
    expect(br?.headers.vary).toBe('Accept-Encoding');
    const known = { 'accept-encoding': 'br', 'if-none-match': br?.headers.etag ?? '' };
    expect(await ask('/about', { headers: known })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  test('answer HEAD without a body, refuse other methods, and serve ranges of a film', async () => {
    const head = await ask('/about', { method: 'HEAD' });
    expect([head.status, head.body.length, Number(head.headers['content-length'])]).toEqual([
      200,
      0,
      FILES['about.html'].length,
    ]);
    expect(await ask('/about', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    const part = await ask('/clip.mp4', { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await ask('/clip.mp4', { headers: { range: 'bytes=-3' } })).body.toString()).toBe('789');
    expect((await ask('/clip.mp4', { headers: { range: 'bytes=20-' } })).status).toBe(416);
  });
});

describe('functions', () => {
  test('are served at each of their paths, also with a trailing slash', async () => {
    for (const path of ['/api/echo', '/api/echo.php', '/api/echo/']) {
      const headers = { 'content-type': 'application/json' };
      const reply = await ask(path, { method: 'POST', headers, body: '{}' });
      expect(JSON.parse(reply.body.toString())).toEqual({ type: 'application/json', size: 2 });
    }
  });

  test('get the path parameters, the query, the caller’s IP address and a request id', async () => {
    const one = JSON.parse((await ask('/api/items/7?x=1')).body.toString());
    const two = JSON.parse((await ask('/api/items/7')).body.toString());
    expect(one).toMatchObject({ id: '7', query: '?x=1', ip: '127.0.0.1', geo: {} });
    expect(one.requestId).not.toBe(two.requestId);
  });

  test('are not found with another method, as on Netlify', async () => {
    expect(await ask('/api/echo')).toMatchObject({ status: 404, headers: { 'content-type': 'application/json' } });
  });

  test('receive a multipart body unchanged', async () => {
    const form = new FormData();
    form.set('file', new Blob([Buffer.alloc(300_000, 7)]), 'resume.pdf');
    const { headers, body } = new Request('http://x', { method: 'POST', body: form }) as Request & {
      body: ReadableStream;
    };
    const sent = Buffer.from(await new Response(body).arrayBuffer());
    const reply = await ask('/api/echo', {
      method: 'POST',
      headers: { 'content-type': headers.get('content-type')! },
      body: sent,
    });
    expect(JSON.parse(reply.body.toString()).size).toBe(sent.length);
  });

  test.each([
    { type: 'application/json', megabytes: 5.9, status: 200 },
    { type: 'application/json', megabytes: 6.1, status: 413 },
    { type: 'application/octet-stream', megabytes: 4.4, status: 200 },
    { type: 'application/octet-stream', megabytes: 4.6, status: 413 },
  ])('respond to $megabytes MB of $type with $status', async ({ type, megabytes, status }) => {
    const body = Buffer.alloc(megabytes * 1024 * 1024);
    expect((await ask('/api/echo', { method: 'POST', headers: { 'content-type': type }, body })).status).toBe(status);
  });

  test('that throw respond with 500, and the reason is shown only in the terminal', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reply = await ask('/api/broken');
    expect([reply.status, reply.body.toString()]).toEqual([500, 'The function broken failed.']);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test('can set several cookies and continue to work after the response', async () => {
    expect((await ask('/api/cookies')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect((await ask('/api/late')).status).toBe(204);
    expect(pending.size).toBe(1);
    lateWork.resolve();
    await Promise.all(pending);
    expect(pending.size).toBe(0);
  });
});

test('a folder of functions is built, one complete file each, and loaded at the first call', async () => {
  const [from, into] = [join(dir, 'functions'), join(dir, 'built')];
  await mkdir(from);
  await writeFile(join(dir, 'state.ts'), 'export const state: { calls: number } = { calls: 0 };\n');
  for (const name of ['one', 'two']) {
    const source = `import { state } from '../state.ts';
      export default async () => Response.json(++state.calls);
\nexport const config: Config = { path: '/api/${name}' };`;
    await writeFile(join(from, `${name}.ts`), source);
  }
  await buildFunctions(from, into);
  await rm(join(dir, 'state.ts'));
  const find = routerOf(await openFunctions(into));
  const call = async (path: string) => {
    const { default: run } = await find('GET', path)!.load();
    return ((await run(new Request('http://x'), {} as Context)) as Response).text();
  };
  // Each has what it imports to itself, as each runs in a process of its own on Netlify.
  expect([await call('/api/one'), await call('/api/one'), await call('/api/two')]).toEqual(['1', '2', '1']);
  expect(find('GET', '/.netlify/functions/one')).toBeUndefined();
});

test('a function whose config is not a literal is not built', async () => {
  const from = join(dir, 'wrong');
  await mkdir(from);
  await writeFile(join(from, 'one.ts'), "export default () => {};\nexport const config = { path: '/api/one' };");
  await expect(buildFunctions(from, join(dir, 'built-wrong'))).rejects.toThrow('as a plain literal');
});

test('a folder without built functions is refused with the command that fills it', async () => {
  await expect(openFunctions(join(dir, 'nowhere'))).rejects.toThrow('Run "npm run build"');
});

test('a scheduled function runs at the times of its expression, not at others, and a stop waits for its run', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T10:04:30Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const runs: string[] = [];
  const held = Promise.withResolvers<void>();
  const retry = fn('retry', { schedule: '5,35 * * * *' }, async () => {
    runs.push(new Date().toISOString().slice(11, 16));
    if (runs.length === 3) await held.promise;
  });
  const schedule = await startSchedule(async () => [retry, fn('called', {}, async () => void runs.push('called'))]);
  await vi.advanceTimersByTimeAsync(61 * 60_000);
  expect(runs).toEqual(['10:05', '10:35', '11:05']);
  vi.useRealTimers();
  let stopped = false;
  const stopping = schedule.stop().then(() => (stopped = true));
  await Promise.resolve();
  expect(stopped).toBe(false);
  held.resolve();
  await stopping;
  expect(routerOf([retry])('GET', '/.netlify/functions/retry')).toBeUndefined();
});

test.each([
  { rule: 'from = "/*"\nto = "/"\nstatus = 302', why: 'is ignored by Netlify' },
  { rule: 'from = "/a"\nto = "/b"\nconditions = { Country = ["IN"] }', why: 'does not support "conditions"' },
  { rule: 'from = "/*/x"\nto = "/b"', why: 'the asterisk must come last' },
])('a rule that the preview cannot handle like Netlify is refused: $why', async ({ rule, why }) => {
  const file = join(dir, 'other.toml');
  await writeFile(file, `[build]\npublish = "dist"\n[functions]\ndirectory = "f"\n[[redirects]]\n${rule}\n`);
  expect(() => readNetlifyToml(file)).toThrow(why);
});
