import type { Page } from '@playwright/test';
import { desk, holdBack, open } from './support/desk.ts';
import { expectStill, watchShifts } from './support/page-walk.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from './support/test.ts';

test('the sidebar folds and stays folded, and shows all its entries on a screen of 900 px', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone it lies under the brand and starts folded');
  await desk(page);
  const nav = page.getByRole('navigation', { name: 'Admin' });
  expect(await nav.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await open(page, 'Products');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  // Folded before the modules come, which would move the whole page.
  await watchShifts(page);
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await page.reload();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expectStill(page);
  await expectAccessible(page);
});

test('an admin’s own entries stand in the sidebar before the modules come', async ({ page, isMobile, allow }) => {
  test.skip(isMobile, 'on a phone it starts folded');
  await signIn(page, staff.admin, '/login/employee');
  allow(/ERR_FAILED|Error hydrating/);
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  await page.reload();
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await expect(nav.getByRole('link', { name: 'Staff' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(nav.getByRole('link', { name: 'Staff' })).toBeHidden();
});

test('on a phone the menu lies folded under the brand, unfolds by touch and is folded again where it leads', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desk has room for it at the side');
  await desk(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const tickets = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Tickets' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(tickets).toBeHidden();
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await tickets.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(tickets).toBeHidden();
});

test('the palette leads from any page to pages and records, by keyboard alone', async ({ page, isMobile }) => {
  await desk(page);
  const palette = page.getByRole('dialog', { name: 'Find and go' });
  const words = palette.getByRole('combobox');
  const chosen = palette.getByRole('option', { selected: true });
  const find = page.getByRole('button', { name: 'Find' });
  // The hint is for those who have keys.
  await expect(find.locator('kbd')).toBeVisible({ visible: !isMobile });
  await find.click();
  await expect(words).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(find).toBeFocused();

  const openByKey = async () => {
    await page.keyboard.press('Control+k');
    await expect(words).toBeFocused();
  };
  await openByKey();
  await page.keyboard.type('compan');
  await expect(chosen).toContainText('Companies');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/companies');
  await expect(palette).toBeHidden();

  // On the page that came without a reload it works the same.
  await openByKey();
  await page.keyboard.type('deccan');
  await expect(palette.getByRole('option', { name: /^Deccan Infra/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expectNoSidewaysScroll(page);
  // The company before what is its own, although that is more.
  await expect(palette.getByRole('option', { name: /^Order / }).first()).toBeVisible();
  await expect(chosen).toContainText('Deccan Infra');
  await palette.getByRole('option', { name: /^Deccan Infra/ }).click();
  await page.waitForURL(/\/admin\/companies\/\d+$/);

  await openByKey();
  await page.keyboard.type('to be invoiced');
  await expect(chosen).toContainText('To be invoiced');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'To be invoiced', pressed: true })).toBeVisible();

  await openByKey();
  await page.keyboard.type('new prod');
  await expect(chosen).toContainText('Add Product');
  await words.fill('buyer@aravalli-auto');
  await palette.getByRole('option', { name: /buyer@aravalli-auto/ }).click();
  await page.waitForURL('**/admin/customers?q=buyer**');
  await expect(page.locator('.list-count')).toHaveText('1 customer');

  await openByKey();
  await page.keyboard.type('%');
  await expect(palette.getByRole('status')).toHaveText('Type one character more to search.');
  await words.fill('no such thing');
  await expect(palette.getByRole('status')).toHaveText('Nothing found.');
  await expectAccessible(page);
});

test('what is typed while the palette is on its way stands in it', async ({ page, isMobile }) => {
  await desk(page);
  const come = await holdBack(page, '**/_astro/palette.*.js');
  if (isMobile) await page.getByRole('button', { name: 'Find' }).click();
  else await page.keyboard.press('Control+k');
  await page.keyboard.type('comp');
  come();
  const words = page.getByRole('dialog', { name: 'Find and go' }).getByRole('combobox');
  await expect(words).toBeFocused();
  await page.keyboard.type('anies');
  await expect(words).toHaveValue('companies');
  await expect(page.getByRole('option', { selected: true })).toContainText('Companies');
});

test('a name without a blank breaks in its list and its heading, and widens no page', async ({ page }) => {
  await desk(page);
  await open(page, 'Companies');
  await expect(page.locator('.list-count')).toHaveText(/compan/);
  const name = page.locator('.record-list').getByRole('link').first();
  await name.evaluate((name) => (name.firstChild!.textContent = 'LongWithoutBlank'.repeat(12)));
  await expectNoSidewaysScroll(page);
  const box = await page.locator('.record-list').boundingBox();
  expect(box!.width).toBeGreaterThan((await name.boundingBox())!.width);

  await page.locator('.record-list').getByRole('link', { name: 'Edit' }).first().click();
  await page.waitForURL(/\/admin\/companies\/\d+$/);
  // What comes with the data: React has the page by then, and takes no word of the test's for its own.
  await expect(page.getByLabel('Credit days')).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  const crumb = page.getByLabel('Breadcrumb').locator('[aria-current]');
  await expect(async () => expect(await crumb.textContent()).toBe(await title.textContent())).toPass();
  await title.evaluate((title) => (title.textContent = '6205-2RSH/C3'.repeat(12)));
  await expectNoSidewaysScroll(page);
});

test('keys: ? lists them, / leads to the search, and neither disturbs somebody who types', async ({ page }) => {
  await desk(page);
  await open(page, 'Companies');
  await expect(page.locator('.list-count')).toHaveText(/compan/);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Search the list on this page');
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  // Whichever it was: the key is for a page without one.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search by name')).toBeFocused();
  await page.keyboard.type('what?/');
  await expect(page.getByPlaceholder('Search by name')).toHaveValue('what?/');
  await expect(keys).toBeHidden();
});

test('the dashboard leads to lists that hold what it counts', async ({ page }) => {
  test.slow();
  await desk(page);
  await expectNoSidewaysScroll(page);
  await expect(page.locator('.queue a').first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('img', { name: /^Value by day: ₹/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Orders by day: [\d,]+ orders?, at most/ })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'Orders by day' }).getByRole('row')).toHaveCount(31);
  let figures = await figuresOf(page);
  expect(figures).toHaveLength(3 + 11 + 1 + 30);
  // Of the thirty days the two newest.
  for (let place = 0; place < 17; place++) {
    await expect(async () => {
      const [href, figure] = figures[place]!;
      await page.goto(href);
      const count = page.locator('.list-count');
      await expect(count).toHaveText(/^[\d,]+ /);
      const isSame = (await count.textContent())!.startsWith(`${figure} `);
      // Where it is not, another journey may have come in between.
      if (!isSame) figures = await figuresOf(page);
      expect(isSame, `${href} holds ${figure}`).toBe(true);
    }).toPass();
  }
  // Before the first order a sentence stands there; the first is drawn, under the scale that it makes.
  const none = { orders: 0, revenue: 0 };
  let last = none;
  await page.route('**/api/admin/dashboard', async (route) => {
    const json = await (await route.fetch()).json();
    const days = json.days.map(({ day }: { day: string }, at: number) => ({ day, ...(at === 29 ? last : none) }));
    await route.fulfill({ json: { ...json, days } });
  });
  await page.goto('/admin');
  await expect(page.getByText('No orders in these 30 days.')).toBeVisible();
  await expect(page.locator('.chart')).toHaveCount(0);
  for (const revenue of [0, 118]) {
    last = { orders: 1, revenue };
    await page.goto('/admin');
    await expect(page.locator('.chart figcaption')).toContainText('1 order, ');
    // The days stand below the bars, as wide as these.
    const [bars, days] = await Promise.all(
      ['.chart svg.chart-low', '.chart-days'].map((place) => page.locator(place).boundingBox()),
    );
    expect(days!.x).toBe(bars!.x);
    expect(days!.width).toBe(bars!.width);
    expect(days!.y).toBeGreaterThanOrEqual(bars!.y + bars!.height);
  }
});

/** What the dashboard counts, each with the list that it leads to. */
async function figuresOf(page: Page): Promise<(readonly [string, string])[]> {
  await page.goto('/admin');
  await expect(page.locator('.queue a').first()).toBeVisible();
  return page.locator('.tile, .queue > li, .queue-about:has(a), .chart tr:has(a)').evaluateAll((places) =>
    places.map((place) => {
      const link = place.querySelector('a')!;
      // The overdue invoices stand within the words about the unpaid ones.
      const figure = place.querySelector('.tile-figure, .queue-count, [data-label="Orders"]')?.textContent;
      return [link.getAttribute('href')!, figure ?? /on ([\d,]+)/.exec(link.textContent!)![1]!] as const;
    }),
  );
}

test('the desk is for those who work at it', async ({ page }) => {
  await page.goto('/admin/customers?state=never');
  await page.waitForURL(/\/login\/employee/);
  await signIn(page, buyers.aravalli);
  await page.goto('/admin');
  await page.waitForURL('**/portal');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');
  await desk(page);
  await expect(page.getByText('Hello,')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByText('Staff')).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/employee');
});
