import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';

/** A site that was built to change on 10 December 2026, and Netlify's build hook beside it. */
let server: Server;
let api: Api;
let hookStatus = 200;
const hooks: string[] = [];

beforeAll(async () => {
  api = await startApi();
  server = createServer((request, response) => {
    if (request.url === '/next-build.json') return void response.end('{"on":"2026-12-10"}');
    hooks.push(`${request.method} ${request.url}`);
    response.writeHead(hookStatus).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  hooks.length = 0;
  hookStatus = 200;
});
afterAll(async () => {
  server.close();
  await api.stop();
});

/** The function of a deployment with or without a hook. */
async function rebuildWith(hook: boolean) {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.resetModules();
  vi.stubEnv('SITE_URL', site);
  vi.stubEnv('BUILD_HOOK_URL', hook ? `${site}/build_hooks/1` : '');
  const { rebuildSite } = await import('#server/visitors/rebuild.ts');
  return rebuildSite;
}

describe('the nightly build', () => {
  it.each([
    { at: '2026-12-09T18:29:00Z', what: 'before midnight in India', built: false },
    { at: '2026-12-09T18:40:00Z', what: 'after midnight of the day on which a page changes', built: true },
    { at: '2026-12-14T18:40:00Z', what: 'on a later day, because the last build failed', built: true },
  ])('$what: $built', async ({ at, built }) => {
    const rebuildSite = await rebuildWith(true);
    expect(await rebuildSite(new Date(at))).toBe(built);
    expect(hooks).toEqual(built ? ['POST /build_hooks/1'] : []);
  });

  it('is not requested without a hook, which the log says once', async () => {
    const rebuildSite = await rebuildWith(false);
    const lines = vi.mocked(console.log).mock.calls;
    lines.length = 0;
    expect(await rebuildSite(new Date('2026-12-14T18:40:00Z'))).toBe(false);
    expect(await rebuildSite(new Date('2026-12-15T18:40:00Z'))).toBe(false);
    expect(hooks).toEqual([]);
    expect(lines.flat().filter((line) => String(line).includes('no build hook'))).toHaveLength(1);
  });

  it('fails if the hook refuses, without its secret address in the message', async () => {
    hookStatus = 404;
    const rebuildSite = await rebuildWith(true);
    await expect(rebuildSite(new Date('2026-12-14T18:40:00Z'))).rejects.toThrow(/^The build hook answered 404\.$/);
  });
});
