import type { Page } from '@playwright/test';
import { signInStaff, holdBack, open } from '../support/admin.ts';
import { expectStill, watchShifts } from '../support/page-walk.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

test('the sidebar folds and stays folded, and shows all its entries on a screen of 900 px @desktop', async ({
  page,
}) => {
  await signInStaff(page);
  const nav = page.getByRole('navigation', { name: 'Admin' });
  expect(await nav.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await open(page, 'Products');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  // Folded before the modules load, or the whole page would move.
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

test('an admin’s own entries are in the sidebar before the modules load @desktop', async ({ page, allow }) => {
  await signIn(page, staff.admin, '/admin');
  allow(/ERR_FAILED|Error hydrating/);
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  await page.reload();
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await expect(nav.getByRole('link', { name: 'Staff' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(nav.getByRole('link', { name: 'Staff' })).toBeHidden();
});

test('on a phone the menu starts folded, unfolds on tap and is folded again on the next page @phone', async ({
  page,
}) => {
  await signInStaff(page);
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

test('the palette opens pages and records from any page, by keyboard alone', async ({ page, isMobile }) => {
  await signInStaff(page);
  const palette = page.getByRole('dialog', { name: 'Find and go' });
  const words = palette.getByRole('combobox');
  const chosen = palette.getByRole('option', { selected: true });
  const find = page.getByRole('button', { name: 'Find' });
  // The hint is only for users with a keyboard.
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

  // It also works on a page reached without a reload.
  await openByKey();
  await page.keyboard.type('deccan');
  await expect(palette.getByRole('option', { name: /^Deccan Infra/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expectNoSidewaysScroll(page);
  // The company comes before its many records.
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
  await palette.getByRole('option', { name: /Shekhawat.*buyer@aravalli-auto/ }).click();
  await page.waitForURL('**/admin/customers?q=buyer**');
  await expect(page.locator('.list-count')).toHaveText('1 customer');

  await openByKey();
  await page.keyboard.type('%');
  await expect(palette.getByRole('status')).toHaveText('Type one more character to search.');
  await words.fill('no such thing');
  await expect(palette.getByRole('status')).toHaveText('Nothing found.');
  await expectAccessible(page);
});

test('text typed while the palette loads appears in it @desktop', async ({ page, isMobile }) => {
  await signInStaff(page);
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

test('a long name without spaces wraps in its list and heading and does not widen the page @desktop', async ({
  page,
}) => {
  await signInStaff(page);
  await open(page, 'Companies');
  await expect(page.locator('.list-count')).toHaveText(/compan/);
  const name = page.locator('.record-list').getByRole('link').first();
  await name.evaluate((name) => (name.firstChild!.textContent = 'LongWithoutBlank'.repeat(12)));
  await expectNoSidewaysScroll(page);
  const box = await page.locator('.record-list').boundingBox();
  expect(box!.width).toBeGreaterThan((await name.boundingBox())!.width);

  await page.locator('.record-list').getByRole('link', { name: 'Edit' }).first().click();
  await page.waitForURL(/\/admin\/companies\/\d+\/edit$/);
  // Shown with the data: the page is hydrated by then, and React does not overwrite the test's text.
  await expect(page.getByLabel('Credit days')).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  const crumb = page.getByLabel('Breadcrumb').locator('[aria-current]');
  await expect(async () => expect(await crumb.textContent()).toBe(await title.textContent())).toPass();
  await title.evaluate((title) => (title.textContent = '6205-2RSH/C3'.repeat(12)));
  await expectNoSidewaysScroll(page);
});

test('shortcuts: ? lists them, / focuses the search, and neither interferes with typing @desktop', async ({ page }) => {
  await signInStaff(page);
  await open(page, 'Companies');
  await expect(page.locator('.list-count')).toHaveText(/compan/);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Search the list on this page');
  await expectAccessible(page);
  // Ctrl K opens no second dialog.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Name or GSTIN')).toBeFocused();
  await page.keyboard.type('what?/');
  await expect(page.getByPlaceholder('Name or GSTIN')).toHaveValue('what?/');
  await expect(keys).toBeHidden();
});

test('every figure of the dashboard links to a list with that many records @desktop', async ({ page }) => {
  test.slow();
  await signInStaff(page);
  await expectNoSidewaysScroll(page);
  await expect(page.locator('.queue a').first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('img', { name: /^Value by day: ₹/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Orders by day: [\d,]+ orders?, highest day/ })).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Orders by day' }).getByRole('row')).toHaveCount(31);
  let figures = await figuresOf(page);
  // Its four rows, and a link beside each that has unassigned work.
  const own = await page.locator('.queue').first().getByRole('link').count();
  expect(figures).toHaveLength(3 + own + 17 + 1 + 30);
  // Two links of the own queue and the two latest of the thirty days stand for the others.
  const places = Array.from({ length: own + 23 }, (_, place) => place).filter((place) => place < 5 || place >= 3 + own);
  for (const place of places) {
    await expect(async () => {
      const [href, figure] = figures[place]!;
      await page.goto(href);
      const count = page.locator('.list-count');
      await expect(count).toHaveText(/^[\d,]+ /);
      const isSame = (await count.textContent())!.startsWith(`${figure} `);
      // If not, another test may have changed the figures meanwhile.
      if (!isSame) figures = await figuresOf(page);
      expect(isSame, `${href} holds ${figure}`).toBe(true);
    }).toPass();
  }
  // Without orders there is a sentence; the first order is drawn, with a scale.
  const none = { orders: 0, revenue: 0 };
  let last = none;
  await page.route('**/api/admin/dashboard', async (route) => {
    const json = await (await route.fetch()).json();
    const days = json.days.map(({ day }: { day: string }, at: number) => ({ day, ...(at === 29 ? last : none) }));
    await route.fulfill({ json: { ...json, days } });
  });
  await page.goto('/admin');
  await expect(page.getByText('No orders in the last 30 days.')).toBeVisible();
  await expect(page.locator('.chart')).toHaveCount(0);
  for (const revenue of [0, 118]) {
    last = { orders: 1, revenue };
    await page.goto('/admin');
    await expect(page.locator('.chart figcaption')).toContainText('1 order, ');
    // The dates are below the bars and equally wide.
    const [bars, days] = await Promise.all(
      ['.chart svg.chart-low', '.chart-days'].map((place) => page.locator(place).boundingBox()),
    );
    expect(days!.x).toBe(bars!.x);
    expect(days!.width).toBe(bars!.width);
    expect(days!.y).toBeGreaterThanOrEqual(bars!.y + bars!.height);
  }
});

/** The dashboard's figures, each with the list it links to. */
async function figuresOf(page: Page): Promise<(readonly [string, string])[]> {
  await page.goto('/admin');
  await expect(page.locator('.queue a').first()).toBeVisible();
  return page.locator('.tile, .queue > li, .queue-about:has(a), .chart tr:has(a)').evaluateAll((places) =>
    places.map((place) => {
      const link = place.querySelector('a')!;
      // The overdue invoices are part of the text about unpaid ones; unassigned work is beside the own.
      const figure = place.querySelector('.tile-figure, .queue-count, [data-label="Orders"]')?.textContent;
      return [link.getAttribute('href')!, figure ?? /(?:^|on )([\d,]+)/.exec(link.textContent!)![1]!] as const;
    }),
  );
}

test('the admin area is for staff only @desktop', async ({ page }) => {
  await page.goto('/admin/customers?state=never');
  await page.waitForURL(/\/login\/employee/);
  await signIn(page, buyers.aravalli);
  await page.goto('/admin');
  await page.waitForURL('**/portal');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');
  // Nothing of the session is left in the browser.
  expect(await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).toBeNull();
  await signInStaff(page);
  await expect(page.getByText('Hello,')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByText('Staff')).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/employee');
});
