import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { createCompany, signInStaff, save, unique } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('invalid parameters in the address are removed @desktop', async ({ page, allow }) => {
  allow(/400/);
  await signInStaff(page);
  await page.getByRole('link', { name: 'Orders Today' }).click();
  await page.waitForURL(/\/admin\/orders/);
  await page.goto('/admin/orders?sort=foo&status=bar&q=aravalli');
  await expect(page).toHaveURL(/\/admin\/orders\?q=aravalli$/);
  await expect(page.locator('.list-count')).toHaveText(/^\d+ orders?$/);
  await expect(page.getByText('This must be')).toBeHidden();
  // A search longer than the field is cut to its length, not dropped.
  await page.goto(`/admin/orders?q=${'x'.repeat(300)}`);
  await expect(page.locator('.list-count')).toHaveText('0 orders');
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('x'.repeat(200));
  // Nothing is found, so nothing is exported.
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

test('the tools of a list are on one line at 1440 px less a scrollbar @desktop', async ({ page }) => {
  await signInStaff(page);
  await page.setViewportSize({ width: 1425, height: 900 });
  for (const list of ['orders', 'rfqs', 'receipts', 'bank', 'invoices', 'tds']) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator('.list-count')).toHaveText(/^\d/);
    const tools = await Promise.all(
      [page.getByRole('searchbox'), page.getByRole('button', { name: 'Export CSV' })].map((at) => at.boundingBox()),
    );
    expect(tools[0]!.y, list).toBe(tools[1]!.y);
  }
});

test('a list is filtered by date: a preset or two dates', async ({ page, isMobile }) => {
  const openFilters = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  };
  await signInStaff(page);
  const today = dayInIndia();
  for (const list of ['orders', 'rfqs', 'invoices']) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator('.list-count')).toHaveText(/^\d/);
    await openFilters();
    await page.getByLabel('Date', { exact: true }).selectOption('Today');
    await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}$`));
  }
  await page.goto('/admin/orders?sort=total_asc');
  await expect(page.locator('.list-count')).toHaveText(/^\d/);
  await openFilters();
  const [days, first, last] = ['Date', 'From date', 'To date'].map((name) => page.getByLabel(name, { exact: true }));
  await days!.selectOption('Dates…');
  await first!.fill('2026-04-03');
  await expect(page).toHaveURL(/sort=total_asc&from=2026-04-03$/);
  // Not applied until corrected.
  await last!.fill('2026-04-01');
  await expect(last!).toHaveAccessibleDescription('The last day cannot be before the first.');
  await expect(page).toHaveURL(/from=2026-04-03$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await last!.fill('2026-04-05');
  await expect(page).toHaveURL(/from=2026-04-03&to=2026-04-05$/);
  await expect(last!).toHaveAccessibleDescription('');
  await page.goBack();
  await expect(last!).toHaveValue('');
  await days!.selectOption('Any date');
  await expect(page).toHaveURL(/sort=total_asc$/);
  await expect(first!).toBeHidden();
});

test('invalid dates are corrected in their fields, which follow the address', async ({ page, isMobile }) => {
  await signInStaff(page);
  const [days, first, last] = ['Date', 'From date', 'To date'].map((name) => page.getByLabel(name, { exact: true }));
  const count = page.locator('.list-count');
  const rows = page.locator('.record-list .sheet');
  // Neither date is dropped: the list waits until they are corrected, with one message.
  await page.goto('/admin/orders?from=2026-04-03&to=2026-04-01');
  await expect(page.getByText('Correct the dates above to see orders.')).toBeVisible();
  await expect(last!).toHaveAccessibleDescription('The last day cannot be before the first.');
  await expect(first!).toHaveValue('2026-04-03');
  await expect(page.getByText('cannot be before the first')).toHaveCount(1);
  await expect(page.getByRole('alert').or(rows)).toHaveCount(0);
  await expect(count).toHaveText(/^\s*$/);
  await expect(page).toHaveURL(/from=2026-04-03&to=2026-04-01$/);
  await expectAccessible(page);
  if (!isMobile) {
    const tops = await Promise.all(
      [last!, page.getByRole('button', { name: 'Export CSV' })].map((at) => at.boundingBox()),
    );
    expect(tops[0]!.y).toBe(tops[1]!.y);
  }
  await last!.fill('');
  await expect(page).toHaveURL(/from=2026-04-03$/);
  await expect(count).toHaveText(/^\d/);
  // After Back, the rows read meanwhile are not shown.
  await page.goBack();
  await expect(page.getByText('Correct the dates above')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.goForward();
  await expect(count).toHaveText(/^\d/);
  // An incomplete date is not applied and does not change the list.
  await first!.focus();
  await page.keyboard.press('Backspace');
  await expect(first!).toHaveValue('');
  await last!.focus();
  await expect(first!).toHaveAccessibleDescription('Choose a date.');
  await expect(page).toHaveURL(/from=2026-04-03$/);
  for (const year of ['0026-04-03', '2200-04-03']) {
    await first!.fill(year);
    await first!.blur();
    await expect(first!).toHaveAccessibleDescription('Enter a year from 1900 to 2199.');
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
  await days!.selectOption('Dates…');
  // An incomplete date is cleared when Back changes the address.
  for (const day of ['2026-04-05', '2026-04-06']) {
    await last!.fill(day);
    await expect(page).toHaveURL(new RegExp(`to=${day}$`));
  }
  await first!.press('1');
  await last!.focus();
  await expect(first!).toHaveAccessibleDescription('Choose a date.');
  await page.goBack();
  await expect(last!).toHaveValue('2026-04-05');
  await expect(first!).toHaveAccessibleDescription('');
  await expect(page.locator('input:invalid')).toHaveCount(0);
  await last!.fill('');
  await first!.fill('2199-12-31');
  await page.getByRole('button', { name: 'Show all orders' }).click();
  await expect(days!).toHaveValue('');
  await expect(first!).toBeHidden();
  // The same for a single date; an incomplete one changes nothing.
  await page.goto('/admin/audit?day=2026-02-30');
  const day = page.getByLabel('Day', { exact: true });
  await expect(day).toHaveAccessibleDescription('Choose a date.');
  await expect(page.getByText('Correct the date above to see entries.')).toBeVisible();
  await day.focus();
  await day.blur();
  await day.press('1');
  await day.blur();
  await expect(day).toHaveAccessibleDescription('Choose a date.');
  await expect(page).toHaveURL(/day=2026-02-30$/);
  await day.fill('2026-04-03');
  await expect(page).toHaveURL(/day=2026-04-03$/);
  await expect(day).toHaveAccessibleDescription('');
});

test('a page past the end of a list shows its last page @desktop', async ({ page }) => {
  await signInStaff(page);
  for (const section of ['products', 'orders']) {
    const rows = page.locator(`.record-list a[href^="/admin/${section}/"]`);
    await page.goto(`/admin/${section}`);
    await expect(rows.first()).toBeVisible();
    const depth = await page.evaluate(() => history.length);
    // Skeletons are shown until the last page arrives, not an empty list.
    const held = Promise.withResolvers<void>();
    await page.route(/-list\?(?!.*page=9999)/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/admin/${section}?page=9999`);
    await expect(page).not.toHaveURL(/page=9999/);
    await expect(page.locator('.record-list .skeleton').filter({ visible: true }).first()).toBeVisible();
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

test('a list is sorted by its headings, and on a phone, which has none, by a select', async ({ page, isMobile }) => {
  await signInStaff(page, '/admin/orders');
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

test('a record links back to its list as it was left, or to the whole list for a visitor from elsewhere @desktop', async ({
  page,
}) => {
  await signInStaff(page);
  const company_id = await createCompany(page, unique('Return Works'));
  const filtered = `/admin/products?company_id=${company_id}&sort=name_desc`;
  await page.goto(filtered);
  await page.getByRole('link', { name: 'Add Product' }).first().click();
  await page.getByLabel('SKU').fill('R-1');
  await page.getByLabel('Name').fill('Valve');
  await page.getByLabel('Company').selectOption(String(company_id));
  await save(page);
  await page.waitForURL(/\/admin\/products\/\d+$/);
  const product = page.url();
  await page.getByLabel('Name').fill('Gate valve');
  await save(page);
  await expect(page.getByText('Product saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Gate valve', exact: true })).toBeVisible();
  await expect(page).toHaveURL(filtered);

  // Page and scroll position are restored; a second press goes no further. A newly opened page starts at its top.
  await page.goto('/admin/products?sort=name_asc');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  const list = page.getByRole('group', { name: /^Products, page 2 of / });
  await expect(list).toBeFocused();
  await expect(list.getByRole('link').first()).toBeInViewport();
  const last = page.locator('.admin-product').last().getByRole('link', { name: /^Edit/ });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'Products' }).dblclick();
  await expect(last).toBeVisible();
  await expect(page).toHaveURL(/\?sort=name_asc&page=2$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goto('/admin');
  await page.goto(product);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/admin/products');

  // The dashboard is not a list that other pages link back to.
  const main = page.locator('main');
  await main.evaluate((place) => place.insertAdjacentHTML('afterbegin', '<a href="/admin">Dashboard</a>'));
  await main.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.waitForURL('**/admin');
  expect(await page.evaluate(() => navigation.canGoForward)).toBe(false);
});

test('on a tablet a list scrolls in its sheet, and the page does not scroll sideways @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await signInStaff(page, '/admin');
  for (const path of ['orders', 'rfqs', 'products?view=table', 'customers']) {
    await page.goto(`/admin/${path}`);
    await expect(page.locator('.sheet > .table tbody td').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
