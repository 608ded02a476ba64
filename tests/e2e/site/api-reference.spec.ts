import { builtPages, htmlOf } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

const pages = builtPages.filter(({ path }) => path.startsWith('/api-reference'));

test('the OpenAPI document is served as JSON that any site may read @desktop', async ({ request }) => {
  const answer = await request.get('/api/openapi.json');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('max-age=3600'),
  });
  expect((await answer.json()).openapi).toBe('3.1.0');
});

test('the API reference has a place for each of its links, is not listed, and runs no island @desktop', () => {
  const places = new Set(
    pages.flatMap((page) => [...htmlOf(page).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `${page.path}#${id}`)),
  );
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    const html = htmlOf(page);
    expect(html, page.path).toContain('<meta name="robots" content="noindex">');
    expect(html, page.path).not.toContain('<astro-island');
    const links = [...html.matchAll(/href="([^"#]*)#([^"]+)"/g)].map(([, path, id]) => `${path || page.path}#${id}`);
    expect(links.filter((link) => !places.has(link) && !link.endsWith('#main'))).toEqual([]);
  }
});

test('a call leads to the record that it returns', async ({ page }) => {
  await page.goto('/api-reference/orders#getOrder');
  const call = page.getByRole('region', { name: 'GET /api/orders/get' });
  await expect(call).toContainText('Who may call: buyers.');
  await call.getByRole('link', { name: 'OrderDetail' }).click();
  await expect(page.getByRole('heading', { name: 'OrderDetail', exact: true })).toBeInViewport();
});
