import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { expectStill, watchShifts } from '../support/page-walk.ts';

const field = 'Search items and pages';

test('the search loads its index with the first use of the field, and finds items and pages', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await watchShifts(page);
  await page.goto('/search', { waitUntil: 'networkidle' });
  expect(loaded).not.toContain('/search-index.json');
  // What the typefaces moved in the header is not the search's.
  await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.splice(0));
  const box = page.getByRole('searchbox', { name: field });
  await box.fill('62052rs');
  const results = page.locator('#search-results li');
  await expect(results.first()).toContainText('Deep groove ball bearing 6205-2RS');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results? for “62052rs”$/);
  expect(loaded).toContain('/search-index.json');
  await expect(page).toHaveURL(/\?q=62052rs$/);
  await expectStill(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('results are reached with the arrow keys, and open with Enter', async ({ page }) => {
  await page.goto('/search?q=returns');
  await expect(page.locator('#search-results a').first()).toBeVisible();
  const box = page.getByRole('searchbox', { name: field });
  await box.press('ArrowDown');
  await expect(page.locator('#search-results a').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
});

test('what is not found leads to a request for a quote', async ({ page }) => {
  await page.goto('/search?q=qqzzjjxx');
  await expect(page.getByRole('status')).toHaveText('No results for “qqzzjjxx”');
  await page.locator('#search-none').getByRole('link', { name: 'Ask for a quote for it' }).click();
  await expect(page.getByLabel('Item', { exact: true })).toHaveValue('qqzzjjxx');
});

test('where nothing has all the words, what has some of them is shown, and said', async ({ page }) => {
  await page.goto('/search?q=6205-2Z/C3');
  await expect(page.getByRole('status')).toHaveText(
    /^No results for “6205-2Z\/C3”\. \d+ results? for some of these words$/,
  );
  await expect(page.locator('#search-results li').first()).toContainText('6205');
  await expect(page.getByRole('link', { name: 'Ask for a quote for it' })).toBeVisible();
  await expectAccessible(page);
});

test('an index that does not load is said, and can be tried again', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await page.route('**/search-index.json', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto('/search?q=gloves');
  await expect(page.getByRole('status')).toContainText('The search could not be loaded.');
  await page.getByRole('searchbox', { name: field }).press('Enter');
  await expect(page.locator('#search-results li').first()).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page leads to the overviews', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('link', { name: 'Industrial supplies' }).last().click();
    await expect(page).toHaveURL(/\/supplies$/);
  });
});
