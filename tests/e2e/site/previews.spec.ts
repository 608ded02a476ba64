import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What a shared link shows. */

/** Bytes of a picture: messengers give up on slow ones. */
const MAX_BYTES = 60 * 1024;

/** Pages with a form for one reader: they may be indexed, but they are not shared with colleagues. */
const NOT_SHARED = /^\/(login|forgot-password|reset-password|confirm-email|newsletter)\b/;

test('every public page has a picture of its own for link previews @desktop', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(url!).pathname)
    .filter((path) => !NOT_SHARED.test(path));
  expect(paths.length).toBeGreaterThan(80);
  const seen = new Map<string, string>();
  for (const path of paths) {
    const { address, alt } = await pictureOf(request, path);
    expect(seen.get(address), `${path} shares its picture`).toBeUndefined();
    seen.set(address, path);
    expect(alt, path).not.toBe('');
    const picture = await request.get(address);
    const bytes = await picture.body();
    expect(picture.headers()['content-type'], path).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(bytes.length, path).toBeLessThanOrEqual(MAX_BYTES);
  }
});

test.describe('pages that are not shared have none', () => {
  for (const path of ['/login/customer', '/portal', '/admin', '/style', '/style/drawings']) {
    test(`${path} @desktop`, async ({ request }) => {
      expect(await (await request.get(path)).text()).not.toContain('og:image');
    });
  }
});

async function pictureOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const content = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { address: new URL(content('og:image'), 'http://none').pathname, alt: content('og:image:alt') };
}
