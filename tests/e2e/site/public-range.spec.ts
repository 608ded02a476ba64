import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const PAGE = '/supplies/bearings-power-transmission';

test('a supply page lists a dozen items with drawing, make, sizes, pack and price, and loads no script for them', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const usual = scripts.splice(0).sort();
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const rows = page.locator('#items tbody tr');
  await expect(rows).toHaveCount(12);
  const row = rows.filter({ hasText: 'BRG-6205-2RS' });
  await expect(row).toContainText('from ₹217.00 a piece');
  await expect(row.getByText('Orbivel').filter({ visible: true })).toHaveCount(1);
  await expect(row.getByText('Outside diameter 52 mm').filter({ visible: true })).toHaveCount(1);
  await expect(row).toContainText('+ 18% GST');
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('link', { name: /^Sign in to order/ })).toBeVisible();
  await expect
    .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(scripts.sort()).toEqual(usual);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('Ask for a quote opens the request with the item filled in, once', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('link', { name: /^Ask for a quote ?: Roller chain 08B-1/ }).click();
  await expect(page).toHaveURL(/\/rfq#items$/);
  const item = page.getByLabel('Item', { exact: true });
  await expect(item).toHaveValue(/^Roller chain 08B-1.*\(CHN-08B-1\)$/);
  await expect(page.getByLabel('Unit')).toHaveValue('BOX');
  await expect(page.getByRole('textbox', { name: 'Requirement' })).toHaveValue('Please quote for the items listed.');
  await page.reload();
  await expect(item).toHaveCount(1);
  await expect(item).toHaveValue(/^Roller chain 08B-1/);
});

test('an item that a request opens with is the first field, with its whole name', async ({ page }) => {
  const name =
    'Armoured power cable A2XFY 3.5 core × 35 mm², aluminium, XLPE insulated, GI strip armoured, 1.1 kV (A2XFY)';
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/rfq?${new URLSearchParams({ item: name, unit: 'MTR' })}#items`);
  const item = page.getByLabel('Item', { exact: true });
  await expect(item).toHaveValue(name);
  await expect(item).toBeInViewport({ ratio: 1 });
  expect(await item.evaluate((field) => field.scrollHeight - field.clientHeight), 'hidden lines').toBeLessThanOrEqual(
    0,
  );
  expect(await item.evaluate((field: HTMLTextAreaElement) => field.form!.elements[1] === field)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), 'layout shift').toBeLessThan(0.05);
});

test('an item is added to what was already typed', async ({ page }) => {
  await page.goto('/rfq');
  await page.getByRole('textbox', { name: 'Requirement' }).fill('For the shutdown in June');
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.goto('/rfq?item=V-belt%20B42&unit=XXX#items');
  await expect(page.getByLabel('Item', { exact: true })).toHaveValue('V-belt B42');
  await expect(page.getByRole('textbox', { name: 'Requirement' })).toHaveValue('For the shutdown in June');
});

test('Sign in to order leads to the item once signed in', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('link', { name: /^Sign in to order ?: Deep groove ball bearing 6205-2RS/ }).click();
  await expect(page).toHaveURL(/\/login\/customer/);
});
