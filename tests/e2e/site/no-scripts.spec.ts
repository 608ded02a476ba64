import { contact } from '#site';
import { builtPages, htmlOf } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

/** What pages say that are nothing without scripts. */

test('every page of portal, admin area and sign-in says that it needs JavaScript, and whom to call @desktop', () => {
  const pages = builtPages.filter((page) => /<astro-island[^>]* client="(load|only)"/.test(htmlOf(page)));
  const own = pages.filter(({ path }) => !/^\/style(\/|$)/.test(path));
  expect(own.length).toBeGreaterThan(60);
  const silent = own.filter((page) => !/<noscript>[^]*needs JavaScript[^]*<\/noscript>/.test(htmlOf(page)));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/portal/catalog', '/admin/orders', '/login/customer']) {
    test(`${path} says so`, async ({ page }) => {
      await page.goto(path);
      // Playwright finds no text within a noscript element.
      const notice = page.locator('noscript > p');
      await expect(notice).toBeVisible();
      await expect(notice).toContainText('This page needs JavaScript.');
      await expect(notice.locator('a')).toHaveText(contact.phone);
    });
  }
});

test('words follow where the scripts do not arrive, and nothing moves', async ({ page, allow }) => {
  allow(/Failed to load resource|Error hydrating|dynamically imported module/);
  await page.route('**/_astro/LoginForm.*.js*', (route) => route.abort());
  await page.goto('/login/customer');
  const late = page.getByText('This page is taking too long to load.');
  await expect(late).toBeHidden();
  const before = await page.locator('main').boundingBox();
  await expect(late).toBeVisible({ timeout: 12_000 });
  expect(await page.locator('main').boundingBox()).toEqual(before);
});

test('a page that is live shows no such notice', async ({ page }) => {
  await page.goto('/login/customer');
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await expect(page.locator('.script-late')).toHaveCSS('display', 'none');
});
