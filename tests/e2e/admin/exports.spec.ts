import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { callAs } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Opens a demo company's products, exported in parts of 200; `intercept` may delay a call or drop it. */
async function openLongList(page: Page, intercept: (call: number, route: Route) => Promise<unknown>) {
  await signInStaff(page);
  const token = await page.evaluate(() => localStorage.getItem('token')!);
  const { items } = await callAs(page.request, token, '/api/admin/company-list?q=konkan');
  // A page past the end returns the exact total; the first page stops counting at 500.
  const { total } = await callAs(page.request, token, `/api/admin/products-list?company_id=${items[0].id}&page=9999`);
  let calls = 0;
  await page.route('**/api/admin/products-export?**', async (route) => {
    await intercept(++calls, route);
    // The page may have aborted the call, or the test dropped it.
    await route.continue({ url: `${route.request().url()}&size=200` }).catch(() => {});
  });
  await page.goto(`/admin/products?company_id=${items[0].id}`);
  await expect(page.locator('.list-count')).toContainText('products');
  return { total: total as number, button: page.locator('.list-tools').getByRole('button', { name: /^Export/ }) };
}

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

test('a long export shows its progress, survives a lost reply and is saved complete', async ({ page, allow }) => {
  allow(/ERR_FAILED|ERR_CONNECTION/);
  const second = gate();
  const { total, button } = await openLongList(page, async (call, route) => {
    if (call === 2) await second.opened;
    if (call === 3) await route.abort();
  });
  expect(total).toBeGreaterThan(500);
  const places = () =>
    page
      .locator('.list-tools > *')
      .evaluateAll((tools) => tools.map((tool) => JSON.stringify(tool.getBoundingClientRect())));
  const before = await places();
  await button.click();
  await expect(button).toHaveText(/Exporting … 200 rows/);
  await expect(button).toBeDisabled();
  expect(await places()).toEqual(before);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  second.open();

  const file = await download;
  expect(file.suggestedFilename()).toBe('products.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFcompany,sku,name,/);
  expect([lines.length - 1, new Set(lines).size - 1]).toEqual([total, total]);
  await expect(page.getByText(`${total} rows exported.`)).toBeVisible();
  await expect(button).toBeEnabled();
  expect(await places()).toEqual(before);
});

test('an export that fails or is abandoned saves nothing', async ({ page, allow }) => {
  allow(/ERR_FAILED|503/);
  const third = gate();
  let failing = true;
  const { button } = await openLongList(page, async (call, route) => {
    if (failing && call > 1)
      await route.fulfill({ status: 503, json: { success: false, message: 'Try again in a minute.' } });
    else if (call > 4) await third.opened;
  });
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await button.click();
  await expect(page.getByText('The file was not saved. Try again in a minute.')).toBeVisible();
  await expect(button).toBeEnabled();

  failing = false;
  await button.click();
  await expect(button).toHaveText(/Exporting … 200 rows/);
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('products-export'));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href="/admin/companies"]')!.click());
  await given;
  third.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  expect(saved).toEqual([]);
});
