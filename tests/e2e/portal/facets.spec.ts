import type { Page } from '@playwright/test';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

const cards = (page: Page) => page.locator('.product-card:not([aria-hidden])');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const paramsOf = (page: Page) => new URL(page.url()).searchParams;
const count = (page: Page) => page.getByText(/^Showing \d+ of \d+/);

const BALL_BEARINGS = `/portal/catalog?${new URLSearchParams({
  category: 'Bearings & power transmission',
  subcategory: 'Ball bearings',
})}`;

test('a buyer narrows a subcategory by two bores and by stock, and takes it back @desktop', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await page.goto(BALL_BEARINGS);
  const bore = page.getByRole('button', { name: 'Bore' });
  await bore.click();
  const values = page.getByRole('group', { name: 'Bore' });
  const [ten, twenty] = [
    values.getByRole('checkbox', { name: /^10 mm/ }),
    values.getByRole('checkbox', { name: /^20 mm/ }),
  ];
  const products = async (box: typeof ten) =>
    Number(/\d+$/.exec((await box.locator('xpath=..').innerText()).trim())![0]);
  const [tens, twenties] = [await products(ten), await products(twenty)];
  await ten.check();
  await expect(count(page)).toHaveText(`Showing ${tens} of ${tens}`);
  // The other bores still count what they would add, and the menu stays open.
  expect(await products(twenty)).toBe(twenties);
  await twenty.check();
  await expect(count(page)).toHaveText(`Showing ${tens + twenties} of ${tens + twenties}`);
  expect(paramsOf(page).getAll('bore')).toEqual(['10 mm', '20 mm']);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(values).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bore (2)' })).toBeFocused();
  await page.getByRole('checkbox', { name: /^In stock/ }).check();
  await expect(chips(page).getByRole('button')).toHaveText(['Bore: 10 mm', 'Bore: 20 mm', 'In stock', 'Clear all']);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^In stock/ })).not.toBeChecked();
  await chips(page).getByRole('button', { name: 'Remove Bore: 10 mm' }).click();
  await expect(count(page)).toHaveText(`Showing ${twenties} of ${twenties}`);
  await page.reload();
  await expect(chips(page).getByRole('button')).toHaveText(['Bore: 20 mm', 'Clear all']);
  await chips(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(chips(page)).toBeHidden();
  expect([...paramsOf(page).keys()]).toEqual(['category', 'subcategory']);
});

test('the filters work by keyboard alone @desktop', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await page.goto(BALL_BEARINGS);
  await page.getByRole('button', { name: 'Sealing' }).focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('group', { name: 'Sealing' }).getByRole('checkbox').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sealing (1)' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Outside diameter' })).toBeVisible();
});

test('a price range is checked before it is applied @desktop', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await page.goto(BALL_BEARINGS);
  await page.getByRole('button', { name: 'Price' }).click();
  const [from, to] = [page.getByLabel('From (₹)'), page.getByLabel('To (₹)')];
  await from.fill('cheap');
  await from.press('Enter');
  await expect(page.getByText('Enter rupees, such as 1250 or 1250.50.')).toBeVisible();
  await from.fill('₹ 500');
  await to.fill('100');
  await to.press('Enter');
  await expect(page.getByText('Enter a price that is not below the lowest.')).toBeVisible();
  await expectAccessible(page);
  await to.fill('1,000');
  await to.press('Enter');
  await expect(chips(page).getByRole('button')).toHaveText(['Price: ₹500.00 to ₹1,000.00', 'Clear all']);
  expect(paramsOf(page).get('price_min')).toBe('500');
  expect(paramsOf(page).get('price_max')).toBe('1000');
});

test('filters that leave nothing are cleared with one button, and another category keeps the brand only', async ({
  page,
}) => {
  await signIn(page, buyers.aravalli);
  await page.goto(`${BALL_BEARINGS}&bore=25+mm&brand=Orbivel&price_max=1`);
  await expect(page.getByText('No products found. Try changing category or search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.goto(`${BALL_BEARINGS}&bore=25+mm&brand=Orbivel&utm_source=mail`);
  await expect(chips(page).getByRole('button')).toHaveText(['Brand: Orbivel', 'Bore: 25 mm', 'Clear all']);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const toggle = categories.getByRole('button', { name: 'Ball bearings' });
  // On a phone the list is behind a button with the chosen subcategory.
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await categories.getByRole('button', { name: /^Roller bearings/ }).click();
  await expect(chips(page).getByRole('button')).toHaveText(['Brand: Orbivel', 'Clear all']);
});

test('a search offers the attributes of the subcategory that most of what it finds is in @desktop', async ({
  page,
}) => {
  await signIn(page, buyers.aravalli, '/portal/catalog?q=deep+groove+ball+bearing');
  await expect(page.getByRole('button', { name: 'Outside diameter' })).toBeVisible();
  await page.goto('/portal/catalog?q=steel');
  await expect(page.getByRole('button', { name: 'Brand' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Outside diameter' })).toBeHidden();
});

test('on a phone the filters are in a drawer @phone', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await page.goto(BALL_BEARINGS);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.locator('summary', { hasText: 'Bore' }).click();
  await drawer.getByRole('checkbox', { name: /^25 mm/ }).check();
  await drawer.getByRole('checkbox', { name: /^In stock/ }).check();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  await expect(chips(page).getByRole('button')).toHaveText(['Bore: 25 mm', 'In stock', 'Clear all']);
  for (const name of await cards(page).locator('h3').allTextContents()) expect(name).toMatch(/25\s×\s/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await page.keyboard.press('Escape');
  await expect(chips(page)).toBeHidden();
});
