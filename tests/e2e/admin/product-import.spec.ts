import type { Page } from '@playwright/test';
import { callAs } from '../support/colleagues.ts';
import { ole } from '../../support/documents.ts';
import { createCompany, signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const csv = (text: string) => ({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

const fileField = (page: Page) => page.getByLabel('Choose an Excel or CSV file');

test('an employee checks a file, imports it, adjusts stock with a reason and exports the list', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await signInStaff(page);
  const run = crypto.randomUUID().slice(0, 6).toUpperCase();
  const company = `Import Works ${run}`;
  const company_id = await createCompany(page, company);

  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.getByLabel('Company').selectOption({ label: company });
  await fileField(page).setInputFiles({ name: 'old.xls', mimeType: '', buffer: ole('Workbook') });
  await expect(page.getByRole('alert')).toContainText('Save it as .xlsx or CSV.');
  const head = 'SKU,Product name,Unit price,Qty,Category,GST,Colour';
  const right = `${run}-1,Sealed bearing,"₹ 1,23,456.50","1,200",,18,red`;
  const file = csv(`${head}\n${right}\n${run}-2,Gate valve,ten,4,Toys,12,\n`);
  await fileField(page).setInputFiles(file);
  await expect(page.getByText('Unknown columns, ignored: Colour.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the file' }).click();

  // The result of the check survives a reload.
  await expect(page.getByText('“Toys” is not a category.')).toBeVisible();
  await expect(page.getByText('“12%” is not an available GST rate. Use 0, 0.25')).toBeVisible();
  await page.reload();
  const rows = page.getByRole('table', { name: 'Rows in the file' }).getByRole('row');
  await expect(rows.filter({ hasText: `${run}-1` })).toContainText('123456.50');
  await expect(page.getByLabel('The whole file or nothing')).toBeDisabled();
  // No choice is cut off on a phone.
  const cut = (choices: HTMLElement) => choices.scrollWidth - choices.clientWidth;
  expect(await page.getByRole('group', { name: 'Result' }).evaluate(cut)).toBe(0);
  await page.getByRole('button', { name: 'Error' }).click();
  await expect(rows).toHaveCount(2);
  if (isMobile) {
    // The column's name takes one line.
    const named = rows.nth(1).getByRole('cell').last();
    expect(await named.evaluate((cell) => parseFloat(getComputedStyle(cell, '::before').height))).toBeLessThan(24);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 row imported.')).toBeVisible();

  // The product exists; its stock is adjusted with a reason.
  await page.getByRole('link', { name: 'View products' }).click();
  await page.waitForURL(`**/admin/products?company_id=${company_id}`);
  const card = page.locator('.admin-product').filter({ hasText: 'Sealed bearing' });
  await expect(card).toContainText('₹1,23,456.50');
  await card.getByRole('link', { name: 'Sealed bearing', exact: true }).click();
  await expect(page.getByText('No adjustments yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust stock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  await dialog.getByLabel('Reason').selectOption('Damaged');
  await dialog.getByLabel('Units damaged').fill('1195');
  await dialog.getByLabel('Remarks').fill('Rust');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Adjust stock' }).click();
  // The toast is on the save bar, on a phone above it, and lets presses through to the field below.
  const news = page.locator('body > .toasts > .toast');
  const bar = (await page.locator('.save-bar').boundingBox())!;
  if (!isMobile) expect((await news.boundingBox())!.y).toBeGreaterThan(bar.y);
  const isInTheWay = (news: Element) => {
    const { left, top, height } = news.getBoundingClientRect();
    return news.contains(document.elementFromPoint(left + 20, top + height / 2));
  };
  expect(await news.evaluate(isInTheWay)).toBe(false);
  await expect(page.getByRole('row').filter({ hasText: 'Damaged: Rust' })).toContainText('−1,195');
  await expect(page.locator('.stock-figure')).toContainText('5');
  const history = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await history).suggestedFilename()).toBe('stock-history.csv');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(`/admin/products?company_id=${company_id}`);
  await page.getByRole('button', { name: '10 or fewer left' }).click();
  await expect(page).toHaveURL(/stock=low/);
  await expect(page.locator('.admin-product')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('products.csv');
});

/** Holds the nth call of a path: `held` resolves when it arrives, `release` lets it go. Other calls pass. */
async function holdCall(page: Page, path: string, nth: number) {
  let seen = 0;
  let arrived = () => {};
  const held = new Promise<void>((resolve) => (arrived = resolve));
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    if (++seen === nth) {
      arrived();
      await free;
    }
    // The page may have aborted the call meanwhile.
    await route.continue().catch(() => {});
  });
  return { held, release: async () => (release(), await page.unroute(`**${path}`)) };
}

/** A company without products and a file of `count` products for it; `written` counts those imported. */
async function longFile(page: Page, count: number) {
  await signInStaff(page);
  const run = crypto.randomUUID().slice(0, 6).toUpperCase();
  const company = `Long Works ${run}`;
  const company_id = await createCompany(page, company);
  const token = await page.evaluate(() => localStorage.getItem('token')!);
  const rows = Array.from({ length: count }, (_, at) => `${run}-${at},Bearing ${at},100,50`);
  const file = csv(`sku,name,price,stock\n${rows.join('\n')}\n`);
  const choose = () => fileField(page).setInputFiles(file);
  return {
    choose,
    check: async () => {
      await page.goto('/admin/products/import');
      await page.getByLabel('Company').selectOption({ label: company });
      await choose();
      await page.getByRole('button', { name: 'Check the file' }).click();
    },
    // A page past the end returns the exact total.
    written: async (): Promise<number> =>
      (await callAs(page.request, token, `/api/admin/products-list?company_id=${company_id}&page=9999`)).total,
  };
}

test('a check and an import are stopped, and resumed after a reload', async ({ page }) => {
  test.slow();
  const file = await longFile(page, 2500);
  const stop = page.getByRole('button', { name: 'Stop' });

  // The check is stopped in its third portion; the checked rows stay.
  const portion = await holdCall(page, '/api/admin/import-rows', 3);
  await file.check();
  await portion.held;
  await expect(page.getByText('2,000 of 2,500 rows')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '2000');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await stop.click();
  await expect(page.getByText('Nothing has been imported yet.')).toContainText('2,000 of 2,500 rows');
  await portion.release();
  await page.reload();
  const resume = page.getByRole('button', { name: 'Resume check' });
  await expect(resume).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await fileField(page).setInputFiles({ ...csv('sku,name\nX,Other\n'), name: 'other.csv' });
  await expect(page.getByText('This is a different file')).toBeVisible();
  await file.choose();
  await resume.click();
  await expect(page.locator('.tile').filter({ hasText: 'New' })).toContainText('2,500');
  expect(await file.written()).toBe(0);

  // The import is stopped in its first portion, which is finished and counted.
  await page.getByLabel('All valid rows').check();
  const first = await holdCall(page, '/api/admin/import-apply', 1);
  await page.getByRole('button', { name: 'Import 2,500 rows' }).click();
  await first.held;
  await expect(page.getByText('0 of 2,500 rows', { exact: true })).toBeVisible();
  await stop.click();
  // The rows being written are finished first, which takes a while.
  await expect(stop).toHaveText('Stopping…');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await first.release();
  const rest = page.getByRole('button', { name: 'Import 500 rows' });
  await expect(rest).toBeVisible();
  expect(await file.written()).toBe(2000);
  await page.reload();
  await expect(page.getByText('2,000 of 2,500 rows are imported. 500 rows remain.')).toBeVisible();
  await expect(page.getByLabel('The whole file or nothing')).toHaveCount(0);
  await rest.click();
  await expect(page.getByText('2,500 rows imported.')).toBeVisible();
  expect(await file.written()).toBe(2500);
});

test('an import cancelled half-way leaves nothing, or whole portions, and says how many rows', async ({ page }) => {
  test.slow();
  const file = await longFile(page, 2500);
  const stop = page.getByRole('button', { name: 'Stop' });
  const cancel = page.getByRole('button', { name: 'Cancel the import' });
  const dialog = page.getByRole('dialog', { name: 'Cancel the import?' });
  const portion = await holdCall(page, '/api/admin/import-rows', 2);
  await file.check();
  await portion.held;
  await stop.click();
  await cancel.click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Cancelled. Nothing was imported.')).toBeVisible();
  await portion.release();
  expect(await file.written()).toBe(0);

  await file.check();
  await page.getByLabel('All valid rows').check();
  const first = await holdCall(page, '/api/admin/import-apply', 1);
  await page.getByRole('button', { name: 'Import 2,500 rows' }).click();
  await first.held;
  await stop.click();
  await first.release();
  await expect(page.getByRole('button', { name: 'Import 500 rows' })).toBeVisible();
  await cancel.click();
  await expect(dialog).toContainText('2,000 rows already imported stay; the other 500 rows will not be imported.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Cancelled after importing 2,000 rows.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await file.written()).toBe(2000);
});

test('an import with nothing to import is cancelled when another file is chosen', async ({ page }) => {
  await signInStaff(page);
  const company = `Idle Works ${crypto.randomUUID().slice(0, 6)}`;
  await createCompany(page, company);
  await page.goto('/admin/products/import');
  await page.getByLabel('Company').selectOption({ label: company });
  await fileField(page).setInputFiles(csv('sku,name,price\nX-1,Bolt,ten\n'));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('No rows can be imported.')).toBeVisible();
  const idle = page.url();
  const cancelled = page.waitForResponse('**/api/admin/import-cancel');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await expect(fileField(page)).toBeAttached();
  expect((await cancelled).status()).toBe(200);
  await page.goto(idle);
  await expect(page.getByText('Cancelled. Nothing was imported.')).toBeVisible();
});

test('an import that is running when its page loads is followed to its end', async ({ page }) => {
  const file = await longFile(page, 20);
  await file.check();
  const importing = page.getByText('An import of the whole file cannot be stopped.');
  const acts = page.getByRole('button', { name: /^(Import 20 rows|Check again|Cancel the import)$/ });
  await expect(acts).toHaveCount(3);

  // The server's reply while rows are being written, as the functions' tests check it.
  let running = true;
  let begun = {};
  await page.route('**/api/admin/import-get*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, import: { ...body.import, ...begun, running } } });
  });
  await page.reload();
  await expect(importing).toBeVisible();
  await expect(acts).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // An import in portions can be stopped in the tab that started it.
  begun = { status: 'applying', applied: 10 };
  await expect(page.getByText('10 rows imported so far.')).toContainText('can be stopped there');
  await expect(importing).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  begun = {};
  await expect(importing).toBeVisible();
  running = false;
  await expect(page.getByText('The import ended without importing anything.')).toBeVisible();
  await expect(acts).toHaveCount(3);

  running = true;
  await page.reload();
  await expect(importing).toBeVisible();
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    const id = Number(new URLSearchParams(location.search).get('id'));
    await fetch('/api/admin/import-apply', { method: 'POST', headers, body: JSON.stringify({ id, whole: true }) });
  });
  // A reply in progress is awaited.
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('20 rows imported.')).toBeVisible();
  await expect(importing).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Rows in the file' })).toContainText('Imported');
});
