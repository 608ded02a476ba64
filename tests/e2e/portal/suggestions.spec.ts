import type { Locator, Page } from '@playwright/test';
import { review } from '../support/review.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const highlighted = (page: Page) => list(page).getByRole('option', { selected: true });

test('a buyer searches, chooses, adds and orders by keyboard alone @desktop', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await page.keyboard.press('/');
  await page.waitForURL('**/portal/catalog');
  await expect(box(page)).toBeFocused();
  // Not faster than anyone types: the page is still becoming interactive.
  await page.keyboard.type('skf 6205-2', { delay: 60 });
  // The first one: while the list is still that of “skf 6205”, the next one would take the highlight away.
  await expect(list(page).getByRole('option').first()).toContainText('BRG-6205-2RS');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toContainText('BRG-6205-2RS');
  // The results behind are pale while they load.
  await expect(page.locator('main [data-stale]')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: /6205-2RS/, level: 1 })).toBeVisible();
  await expect(page.getByText('SKF 6205-2RSH')).toBeVisible();
  const quantity = page.getByRole('spinbutton');
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cart-count]')).toHaveText('1');

  await tabTo(page, page.getByRole('link', { name: /Cart/ }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal/cart');
  await expect(page.locator('.summary:not([data-stale])')).toBeVisible();
  const po = `KEY/${test.info().project.name}/${test.info().retry}`;
  await tabTo(page, page.getByLabel('PO Number'));
  await page.keyboard.type(po);
  await tabTo(page, page.getByRole('button', { name: 'Place Order' }));
  await page.keyboard.press('Enter');
  await tabTo(page, review(page).getByRole('button', { name: 'Place Order' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal/orders');
  await expect(page.getByRole('row').filter({ hasText: po }).first()).toContainText('Placed');
});

/** Moves the focus as the keyboard does, until it is there. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('suggestions follow the keys: arrows, Escape, and Enter without a choice searches', async ({ page }) => {
  await signIn(page, buyers.konkan, '/portal/catalog');
  await box(page).pressSequentially('bear');
  await expect(option(page, /bearing/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(highlighted(page)).toHaveText((await list(page).getByRole('option').last().textContent()) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await highlighted(page).getAttribute('id'))!);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('bear');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(/\?q=bear$/);

  // A category is shown instead of the search.
  await box(page).fill('bearing');
  await option(page, /^Ball bearings in /).click();
  await expect(page.getByRole('heading', { name: /^Category: .+ → Ball bearings$/ })).toBeVisible();
  await expect(page).toHaveURL(/subcategory=Ball\+bearings/);
  await expect(box(page)).toHaveValue('');
  expect(new URL(page.url()).searchParams.has('q')).toBe(false);
});

test('nothing moves as suggestions appear, and a late reply is not shown for another text @desktop', async ({
  page,
}) => {
  await signIn(page, buyers.aravalli, '/portal/catalog');
  await expect(page.locator('.product-card:not([aria-hidden])').first()).toBeVisible();
  const late: (() => void)[] = [];
  await page.route('**/api/catalog/suggest?q=bear', async (route) => {
    await new Promise<void>((answer) => late.push(answer));
    await route.continue().catch(() => {});
  });
  const top = await page.locator('.catalog-bar').evaluate((bar) => bar.getBoundingClientRect().top);
  await box(page).fill('bear');
  await expect.poll(() => late.length).toBe(1);
  await box(page).fill('gloves');
  await expect(option(page, /gloves/i).first()).toBeVisible();
  late[0]!();
  await page.waitForLoadState('networkidle');
  await expect(option(page, /bearing/)).toHaveCount(0);
  expect(await page.locator('.catalog-bar').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(top);
});

test('recent searches are offered again, can be removed, and are gone after Logout @desktop', async ({ page }) => {
  await signIn(page, buyers.deccan, '/portal/catalog');
  for (const q of ['hammer', 'safety shoes', 'v belt']) {
    await box(page).fill(q);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await box(page).press('Enter');
  }
  await page.reload();
  await box(page).fill('');
  await expect(list(page).getByRole('option')).toHaveText(['v belt', 'safety shoes', 'hammer']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove “safety shoes” from the recent searches' }).click();
  await expect(list(page).getByRole('option')).toHaveText(['v belt', 'hammer']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expect(list(page).getByRole('option')).toHaveText(['v belt']);
  await option(page, 'v belt').click();
  await expect(page).toHaveURL(/q=v\+belt/);
  await expect(list(page)).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');
  await signIn(page, buyers.deccan, '/portal/catalog');
  await box(page).focus();
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  await expect(list(page)).toBeHidden();
});

test('a thumb opens a suggested product @phone', async ({ page }) => {
  await signIn(page, buyers.aravalli, '/portal/catalog');
  await box(page).tap();
  await box(page).fill('hex key');
  const first = list(page).getByRole('option').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
  // The company's own code follows.
  const [sku] = (await first.locator('.code').textContent())!.split(' · ');
  await first.tap();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(sku!);
});

test('suggestions that fail to load leave the search as it is @desktop', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await signIn(page, buyers.aravalli, '/portal/catalog');
  await page.route('**/api/catalog/suggest*', (route) => route.abort());
  await box(page).fill('hammer');
  await expect(page.getByText(/^Showing \d+ of \d+$/)).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(/q=hammer/);
});
