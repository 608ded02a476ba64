import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { siteFolder } from './support/built-pages.ts';
import { buyers, expect, signIn, test } from './support/test.ts';

/** What all scripts of the catalogue may weigh together, gzipped (the portal's promise to a plant on a slow line). */
const CATALOG_BUDGET = 95 * 1024;

test('the catalogue loads at most 95 KB of JavaScript', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  // The body of a script that the page before still loads is gone once this one comes.
  await page.waitForLoadState('networkidle');
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.set(response.url(), response.body());
  });
  // A document of its own, so that no script is there from the page before.
  await page.goto('/portal/catalog');
  await expect(page.locator('.product-card:not([aria-hidden])').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const inline = await page.locator('script:not([src])').allTextContents();
  const bodies = [...(await Promise.all(scripts.values())), Buffer.from(inline.join('\n'))];
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(scripts.size).toBeGreaterThan(5);
  expect(weight, `${(weight / 1024).toFixed(1)} KB`).toBeLessThanOrEqual(CATALOG_BUDGET);
});

/** What a server sends before it waits for the first answer, ten segments of TCP, less some 1,000 bytes of headers. */
const FIRST_FLIGHT = 14_600 - 1_000;

test('the document of the home page comes in one flight', ({ isMobile }) => {
  test.skip(isMobile, 'the same document at every size');
  const html = readFileSync(join(siteFolder, 'index.html'));
  // Servers that compress as they go take 4 to 6; ours takes 7.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(FIRST_FLIGHT);
});

/** All that the home page fetches before its film, headers too. Bytes. */
const HOME_BYTES = 80_000;

test('the home page weighs at most 80 KB before its film', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => !/\/film\/hero\./.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(HOME_BYTES);
});

/** Pages that netlify.toml serves at the addresses of records. */
const SHELL = /\/(order|rfq|quote|invoice|ticket|application|company|product)$/;

test('no page of the portal moves while it loads, and every target can be hit', async ({ page }) => {
  const token = await tokenOf(page.request, buyers.aravalli);
  const get = (path: string) => callAs(page.request, token, path);
  await callAs(page.request, token, '/api/customer/support-ticket', { subject: 'Gate pass', message: 'For Monday.' });
  const [orders, rfqs, invoices, tickets, products] = await Promise.all(
    ['orders/list', 'customer/rfqs', 'customer/invoices', 'customer/tickets', 'catalog/list?sort=price_desc'].map(
      async (path) => (await get(`/api/${path}`)).items as { id: number; status: string; sku: string; stock: number }[],
    ),
  );
  const asked = await Promise.all(rfqs!.slice(0, 8).map(({ id }) => get(`/api/customer/rfq-get?id=${id}`)));
  const quote = asked.flatMap(({ rfq }) => rfq.quotes as { id: number }[])[0];
  // The one with the most on its page: delivered, so with shipments, documents and a return to ask for.
  const order = orders!.find(({ status }) => status === 'delivered') ?? orders![0]!;

  await watchShifts(page);
  await signIn(page, buyers.aravalli);
  // A price has changed since the cart was filled: a notice comes with the prices.
  await page.evaluate(
    ({ id, ...line }) => {
      const { company_id } = JSON.parse(localStorage.getItem('user')!);
      const lines = [{ ...line, product_id: id, price: 1, qty: 2 }];
      localStorage.setItem('cart', JSON.stringify({ company_id, lines }));
    },
    products!.find(({ stock }) => stock > 2)!,
  );
  const records = [`orders/${order.id}`, `rfqs/${rfqs![0]!.id}`, `quotes/${quote!.id}`, `invoices/${invoices![0]!.id}`];
  const answers = [
    'catalog?q=baering',
    'catalog?q=qqzzjjxx',
    `support/${tickets![0]!.id}`,
    `products/${products![0]!.id}`,
  ];
  await walk(page, [...pagesBelow('/portal'), ...[...records, ...answers].map((part) => `/portal/${part}`)]);

  // What a search brings takes the place of what was there, and neither its notice nor its absence moves the rest.
  await page.goto('/portal/catalog');
  await expectStill(page);
  const search = page.getByPlaceholder('Search Product, Category, Brand...');
  for (const [words, answer] of [
    ['baering', /^Showing \d+ of .+ for bearing/],
    ['no such thing anywhere', 'No products found. Try changing category or search.'],
  ] as const) {
    await search.fill(words);
    await expect(page.getByText(answer)).toBeVisible();
    await expectStill(page);
  }
});

test('no page of the desk moves while it loads, and every target can be hit', async ({ page }) => {
  const token = await tokenOf(page.request, staff.admin);
  const records = await Promise.all(
    ['order', 'rfq', 'invoice', 'ticket', 'application', 'company', 'products'].map(async (kind) => {
      const { items } = await callAs(page.request, token, `/api/admin/${kind}-list`);
      const folder = { company: 'companies', products: 'products' }[kind] ?? `${kind}s`;
      return (items as { id: number }[]).slice(0, 1).map(({ id }) => `/admin/${folder}/${id}`);
    }),
  );
  await watchShifts(page);
  await signIn(page, staff.admin, '/login/employee');
  await walk(page, [...pagesBelow('/admin'), ...records.flat()]);
});

/** Every page of an area but the shells, which open with a record's number only. */
function pagesBelow(area: '/portal' | '/admin'): string[] {
  const paths = builtPages.map(({ path }) => path).filter((path) => path === area || path.startsWith(`${area}/`));
  return paths.filter((path) => path === '/portal/company' || !SHELL.test(path));
}
