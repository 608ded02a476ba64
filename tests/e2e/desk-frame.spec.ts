import type { Page } from '@playwright/test';
import { dayInIndia } from '#contracts/day-in-india.ts';
import { desk, open } from './support/desk.ts';
import { expectStill, watchShifts } from './support/page-walk.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './support/test.ts';

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
  await page.keyboard.type('konkan');
  await expect(palette.getByRole('option', { name: /^Konkan Pharma/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expectNoSidewaysScroll(page);
  await palette.getByRole('option', { name: /^Konkan Pharma/ }).click();
  await page.waitForURL(/\/admin\/companies\/\d+$/);

  await openByKey();
  await page.keyboard.type('new prod');
  await expect(chosen).toContainText('Add Product');
  await words.fill('buyer@aravalli-auto');
  await palette.getByRole('option', { name: /buyer@aravalli-auto/ }).click();
  await page.waitForURL('**/admin/customers?q=buyer**');
  await expect(page.locator('.list-count')).toHaveText('1 customer');

  await openByKey();
  await page.keyboard.type('no such thing');
  await expect(palette.getByRole('status')).toHaveText('Nothing found.');
  await expectAccessible(page);
});

test('an address that asks what no list knows leads to the list as it is without that', async ({ page, allow }) => {
  allow(/400/);
  await desk(page);
  await page.getByRole('link', { name: 'Orders Today' }).click();
  await page.waitForURL(/\/admin\/orders/);
  await page.goto('/admin/orders?sort=foo&status=bar&q=aravalli');
  await expect(page).toHaveURL(/\/admin\/orders\?q=aravalli$/);
  await expect(page.locator('.list-count')).toHaveText(/^\d+ orders?$/);
  await expect(page.getByText('This has to be')).toBeHidden();
});

test('a name without a blank breaks in its heading and widens no page', async ({ page }) => {
  await desk(page);
  await open(page, 'Companies');
  await page.locator('.record-list').getByRole('link', { name: 'Edit' }).first().click();
  await page.waitForURL(/\/admin\/companies\/\d+$/);
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
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'Orders by day' }).getByRole('row')).toHaveCount(31);
  let figures = await figuresOf(page);
  expect(figures).toHaveLength(3 + 8 + 30);
  // Of the thirty days the two newest.
  for (let place = 0; place < 13; place++) {
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
});

/** What the dashboard counts, each with the list that it leads to. */
async function figuresOf(page: Page): Promise<(readonly [string, string])[]> {
  await page.goto('/admin');
  await expect(page.locator('.queue a').first()).toBeVisible();
  return page.locator('.tile, .queue > li, .chart tr:has(a)').evaluateAll((places) =>
    places.map((place) => {
      const figure = place.querySelector('.tile-figure, .queue-count, [data-label="Orders"]')!;
      return [place.querySelector('a')!.getAttribute('href')!, figure.textContent!] as const;
    }),
  );
}

test('a list is narrowed to days: a usual span in one choice, or two days', async ({ page }) => {
  await desk(page);
  const today = dayInIndia();
  for (const list of ['orders', 'rfqs', 'invoices']) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator('.list-count')).toHaveText(/^\d/);
    await page.getByLabel('Days', { exact: true }).selectOption('Today');
    await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}$`));
  }
  await page.goto('/admin/orders?sort=total_asc');
  await expect(page.locator('.list-count')).toHaveText(/^\d/);
  const [days, first, last] = ['Days', 'First day', 'Last day'].map((name) => page.getByLabel(name, { exact: true }));
  await days!.selectOption('Choose days…');
  await first!.fill('2026-04-03');
  await expect(page).toHaveURL(/sort=total_asc&from=2026-04-03$/);
  // Not asked for before it is mended.
  await last!.fill('2026-04-01');
  await expect(last!).toHaveAccessibleDescription('Enter a last day that does not lie before the first.');
  await expect(page).toHaveURL(/from=2026-04-03$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await last!.fill('2026-04-05');
  await expect(page).toHaveURL(/from=2026-04-03&to=2026-04-05$/);
  await expect(last!).toHaveAccessibleDescription('');
  await page.goBack();
  await expect(last!).toHaveValue('');
  await days!.selectOption('Any day');
  await expect(page).toHaveURL(/sort=total_asc$/);
  await expect(first!).toBeHidden();
});

test('days are mended where they stand, and follow the address when it changes', async ({ page, isMobile, allow }) => {
  // Days in the wrong order are asked for once, by the address.
  allow(/400/);
  await desk(page);
  const [days, first, last] = ['Days', 'First day', 'Last day'].map((name) => page.getByLabel(name, { exact: true }));
  const count = page.locator('.list-count');
  // Neither of the two days is dropped: the list would answer what nobody asked.
  await page.goto('/admin/orders?from=2026-04-03&to=2026-04-01');
  await expect(last!).toHaveAccessibleDescription('Enter a last day that does not lie before the first.');
  await expect(first!).toHaveValue('2026-04-03');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page).toHaveURL(/from=2026-04-03&to=2026-04-01$/);
  if (!isMobile) {
    const tops = await Promise.all(
      [last!, page.getByRole('button', { name: 'Export CSV' })].map((at) => at.boundingBox()),
    );
    expect(tops[0]!.y).toBe(tops[1]!.y);
  }
  await last!.fill('');
  await expect(page).toHaveURL(/from=2026-04-03$/);
  await expect(count).toHaveText(/^\d/);
  // Half a day is not asked for and takes nothing away.
  await first!.focus();
  await page.keyboard.press('Backspace');
  await expect(first!).toHaveValue('');
  await last!.focus();
  await expect(first!).toHaveAccessibleDescription('Enter the day, like 2026-11-30.');
  await expect(page).toHaveURL(/from=2026-04-03$/);
  for (const year of ['0026-04-03', '2200-04-03']) {
    await first!.fill(year);
    await first!.blur();
    await expect(first!).toHaveAccessibleDescription('Enter the day, like 2026-11-30.');
  }
  await expectAccessible(page);
  await first!.fill('');
  await expect(page).toHaveURL(/orders$/);
  await expect(first!).toBeFocused();
  await first!.fill(`${dayInIndia().slice(0, 4)}-01-01`);
  await expect(page).toHaveURL(/from=/);
  await page.goBack();
  await expect(page).toHaveURL(/orders$/);
  await expect(days!).toHaveValue('');
  await days!.selectOption('Choose days…');
  await first!.fill('2199-12-31');
  await page.getByRole('button', { name: 'Show all orders' }).click();
  await expect(days!).toHaveValue('');
  await expect(first!).toBeHidden();
});

test('a page behind the end of a list is its last page', async ({ page }) => {
  await desk(page);
  for (const section of ['products', 'orders']) {
    const rows = page.locator(`.record-list a[href^="/admin/${section}/"]`);
    await page.goto(`/admin/${section}`);
    await expect(rows.first()).toBeVisible();
    const depth = await page.evaluate(() => history.length);
    // Until the last page is there its skeletons stand, and no list without rows.
    const held = Promise.withResolvers<void>();
    await page.route(/-list\?(?!.*page=9999)/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/admin/${section}?page=9999`);
    await expect(page).not.toHaveURL(/page=9999/);
    await expect(page.locator('.record-list .skeleton').first()).toBeVisible();
    held.resolve();
    await expect(rows.first()).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(depth + 1);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const last = new URL(page.url()).searchParams.get('page');
    if (last === null) {
      await expect(pages).toBeHidden();
    } else {
      await expect(pages).toContainText(`Page ${last} of ${last}`);
      await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
    }
  }
});

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

test('a list is sorted by its headings, and on a phone, which has none, by a choice', async ({ page, isMobile }) => {
  await desk(page);
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: /^\d{6}$/ }).first()).toBeVisible();
  if (isMobile) {
    await page.getByLabel('Sort').selectOption('Total: ascending');
  } else {
    await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
    await expect(page.getByLabel('Sort')).toBeHidden();
  }
  await expect(page).toHaveURL(/sort=total_asc/);
  await page.reload();
  if (isMobile) await expect(page.getByLabel('Sort')).toHaveValue('total_asc');
  else await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
});
