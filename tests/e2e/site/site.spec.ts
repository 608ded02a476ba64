import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Every link and address in a page's source that stays on this site. */
function targetsIn(html: string, page: string, origin: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src|poster)="([^"#]*)/g)].map(([, target]) =>
    target!.replaceAll('&amp;', '&'),
  );
  const urls = found.filter(Boolean).map((target) => new URL(target, `${origin}${page}`));
  return urls.filter((url) => url.origin === origin).map((url) => url.pathname);
}

async function crawl(request: APIRequestContext, origin: string) {
  const seen = new Map<string, string>([['/', 'the start']]);
  const broken: string[] = [];
  for (const [path, from] of seen) {
    const reply = await request.get(path, { maxRedirects: 0 });
    if (reply.status() !== 200) broken.push(`${path} (${reply.status()}) on ${from}`);
    if (!reply.headers()['content-type']?.includes('text/html')) continue;
    const html = await reply.text();
    for (const target of targetsIn(html, path, origin)) if (!seen.has(target)) seen.set(target, path);
  }
  return { seen, broken };
}

test('no link of the site is broken, and every page of the sitemap is linked from another @desktop', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const { seen, broken } = await crawl(request, baseURL!);
  expect(broken).toEqual([]);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(listed.length).toBeGreaterThan(60);
  expect(listed.filter((path) => !seen.has(path))).toEqual([]);
});

test('an unknown path redirects home, an unknown call gets a 404 in JSON @desktop', async ({ request }) => {
  const page = await request.get('/no/such/page', { maxRedirects: 0 });
  expect([page.status(), page.headers().location]).toEqual([302, '/']);
  const call = await request.get('/api/no-such-call', { maxRedirects: 0 });
  expect(call.status()).toBe(404);
  expect(await call.json()).toMatchObject({ success: false });
});

test('a chapter of a long text opens at its heading, though what is above it was never on the screen', async ({
  page,
}) => {
  await page.goto('/resources/ebooks/the-stores-handbook');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /Mistakes that cost most/ })
    .click();
  const heading = page.getByRole('heading', { name: /Mistakes that cost most/ });
  await expect(heading).toBeInViewport();
  // Below the header, and still there once what is near it has been laid out.
  await expect(async () => {
    const { y } = (await heading.boundingBox())!;
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(130);
  }).toPass();
});
