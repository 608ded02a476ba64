import { gzipSync } from 'node:zlib';
import { builtPages, htmlOf, findablePages } from '../support/built-pages.ts';
import { buyers, expect, signIn, test } from '../support/test.ts';

/** Limit of all scripts of the catalogue together, gzipped, for plants on a slow line. */
const CATALOG_BUDGET = 97 * 1024;

test('the catalogue loads at most 97 KB of JavaScript', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  // The body of a script that the page before still loads is gone once this one comes.
  await page.waitForLoadState('networkidle');
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.set(response.url(), response.body());
  });
  // A new document, without scripts of the page before.
  await page.goto('/portal/catalog');
  await expect(page.locator('.product-card:not([aria-hidden])').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const inline = await page.locator('script:not([src])').allTextContents();
  const bodies = [...(await Promise.all(scripts.values())), Buffer.from(inline.join('\n'))];
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(scripts.size).toBeGreaterThan(5);
  expect(weight, `${(weight / 1024).toFixed(1)} KB`).toBeLessThanOrEqual(CATALOG_BUDGET);
});

/** All that the home page fetches before its film and the pictures below the first screen, headers too. Bytes. */
const HOME_BYTES = 80_000;

test('the home page weighs at most 80 KB before its film and the pictures below the first screen', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(() => {
    const below = [...document.images].filter(({ loading }) => loading === 'lazy').map(({ currentSrc }) => currentSrc);
    return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => !/\/film\/hero/.test(name) && !below.includes(name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize);
  });
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(HOME_BYTES);
});

test('a public page carries its styles; the pages of the portal and the admin area share theirs', () => {
  const stylesOf = (page: (typeof builtPages)[number]) => ({
    linked: [...htmlOf(page).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href).sort(),
    // A page without an island has no style for one.
    inline: [...htmlOf(page).matchAll(/<style>(?!astro-island)(.*?)<\/style>/gs)].map(([, text]) => text),
  });
  // Not /approve, which shows an order as the portal does.
  expect(findablePages.filter((page) => stylesOf(page).linked.length > 0)).toEqual([]);
  for (const area of ['portal', 'admin']) {
    const pages = builtPages.filter(({ path }) => path.split('/')[1] === area);
    const [first, ...others] = pages.map(stylesOf);
    expect(first!.linked).toHaveLength(2);
    for (const styles of others) expect(styles).toEqual(first);
  }
});

test('no page for readers loads a framework by itself', () => {
  // Signing in is a task: its form comes with the page.
  const forReaders = findablePages.filter(({ path }) => !path.startsWith('/login/'));
  const eager = forReaders.filter((page) => /<astro-island[^>]* client="(?!touch")/.test(htmlOf(page)));
  expect(eager.map(({ path }) => path)).toEqual([]);
  const islands = forReaders.filter((page) => htmlOf(page).includes('client="touch"'));
  expect(islands.length).toBeGreaterThanOrEqual(5);
});
