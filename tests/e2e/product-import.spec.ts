import type { Page } from '@playwright/test';
import { callAs } from './support/colleagues.ts';
import { createCompany, desk } from './support/desk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const csv = (text: string) => ({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an employee checks a file, imports it, adjusts stock with a reason and exports the list', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await desk(page);
  const run = crypto.randomUUID().slice(0, 6).toUpperCase();
  const company = `Import Works ${run}`;
  const company_id = await createCompany(page, company);

  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await page.getByLabel('Company').selectOption({ label: company });
  const old = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from('sku,name\nX,Caf\xe9', 'latin1') };
  await page.getByLabel('Choose a CSV file').setInputFiles(old);
  await expect(page.getByRole('alert')).toContainText('CSV UTF-8');
  const head = 'SKU,Product name,Unit price,Qty,Category,GST,Colour';
  const right = `${run}-1,Sealed bearing,"₹ 1,23,456.50","1,200",,18,red`;
  const file = csv(`${head}\n${right}\n${run}-2,Gate valve,ten,4,Toys,12,\n`);
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
  await expect(page.getByText('Left out, since no such column is known: Colour.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the file' }).click();

  // What the check found; it is there after a reload too.
  await expect(page.getByText('“Toys” is no category.')).toBeVisible();
  await expect(page.getByText('“12 %” is none of our GST rates. Use 0, 0.25')).toBeVisible();
  await page.reload();
  const rows = page.getByRole('table', { name: 'Rows of the file' }).getByRole('row');
  await expect(rows.filter({ hasText: `${run}-1` })).toContainText('123456.50');
  await expect(page.getByLabel('The whole file or nothing')).toBeDisabled();
  // None of the choices is cut at a phone's edge.
  const cut = (choices: HTMLElement) => choices.scrollWidth - choices.clientWidth;
  expect(await page.getByRole('group', { name: 'Result' }).evaluate(cut)).toBe(0);
  await page.getByRole('button', { name: 'Wrong' }).click();
  await expect(rows).toHaveCount(2);
  if (isMobile) {
    // The column's name, which stands before the words, is one line.
    const named = rows.nth(1).getByRole('cell').last();
    expect(await named.evaluate((cell) => parseFloat(getComputedStyle(cell, '::before').height))).toBeLessThan(24);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 row imported.')).toBeVisible();

  // The product is there; its stock changes with a reason.
  await page.getByRole('link', { name: 'See the products' }).click();
  await page.waitForURL(`**/admin/products?company_id=${company_id}`);
  const card = page.locator('.desk-product').filter({ hasText: 'Sealed bearing' });
  await expect(card).toContainText('₹1,23,456.50');
  await card.getByRole('link', { name: 'Sealed bearing', exact: true }).click();
  await expect(page.getByText('No adjustments yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust stock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  await dialog.getByLabel('Reason').selectOption('Damaged');
  await dialog.getByLabel('Units damaged').fill('1195');
  await dialog.getByLabel('Words').fill('Rust');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Adjust stock' }).click();
  // What is told stands on the bar; on a phone above it, where a press goes through to the field that lies there.
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
  await page.getByRole('button', { name: 'At most 10 left' }).click();
  await expect(page).toHaveURL(/stock=low/);
  await expect(page.locator('.desk-product')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('products.csv');
});

/** Holds the nth call of a path until it is let go; the others pass. Answers that it has come, and how to let it go. */
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
    // Where the page has given the call up meanwhile there is nothing to pass on.
    await route.continue().catch(() => {});
  });
  return { held, release: async () => (release(), await page.unroute(`**${path}`)) };
}

/** A company without products and a file of so many for it; `written` counts those that are in the catalogue. */
async function longFile(page: Page, count: number) {
  await desk(page);
  const run = crypto.randomUUID().slice(0, 6).toUpperCase();
  const company = `Long Works ${run}`;
  const company_id = await createCompany(page, company);
  const token = await page.evaluate(() => localStorage.getItem('token')!);
  const rows = Array.from({ length: count }, (_, at) => `${run}-${at},Bearing ${at},100,50`);
  const file = csv(`sku,name,price,stock\n${rows.join('\n')}\n`);
  const choose = () => page.getByLabel('Choose a CSV file').setInputFiles(file);
  return {
    choose,
    check: async () => {
      await page.goto('/admin/products/import');
      await page.getByLabel('Company').selectOption({ label: company });
      await choose();
      await page.getByRole('button', { name: 'Check the file' }).click();
    },
    // Past the last page, where all are counted.
    written: async (): Promise<number> =>
      (await callAs(page.request, token, `/api/admin/products-list?company_id=${company_id}&page=9999`)).total,
  };
}

test('a check and an import are stopped, found again after a reload, and gone on with', async ({ page }) => {
  test.slow();
  const file = await longFile(page, 2500);
  const stop = page.getByRole('button', { name: 'Stop' });

  // The check is stopped in its third portion: what was checked stays.
  const portion = await holdCall(page, '/api/admin/import-rows', 3);
  await file.check();
  await portion.held;
  await expect(page.getByText('2,000 of 2,500 rows')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '2000');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await stop.click();
  await expect(page.getByText('Nothing is in the catalogue yet.')).toContainText('2,000 of 2,500 rows');
  await portion.release();
  await page.reload();
  const goOn = page.getByRole('button', { name: 'Go on with the check' });
  await expect(goOn).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel('Choose a CSV file').setInputFiles({ ...csv('sku,name\nX,Other\n'), name: 'other.csv' });
  await expect(page.getByText('This is another file')).toBeVisible();
  await file.choose();
  await goOn.click();
  await expect(page.locator('.tile').filter({ hasText: 'New' })).toContainText('2,500');
  expect(await file.written()).toBe(0);

  // The import is stopped in its first portion, which is written whole and counted.
  await page.getByLabel('Every valid row').check();
  const first = await holdCall(page, '/api/admin/import-apply', 1);
  await page.getByRole('button', { name: 'Import 2,500 rows' }).click();
  await first.held;
  await expect(page.getByText('0 of 2,500 rows', { exact: true })).toBeVisible();
  await stop.click();
  // The rows that are under way are written first, which takes a while.
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

test('an import that is called off half-way leaves nothing, or whole portions and says how many', async ({ page }) => {
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
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByText('Cancelled. Nothing was imported.')).toBeVisible();
  await portion.release();
  expect(await file.written()).toBe(0);

  await file.check();
  await page.getByLabel('Every valid row').check();
  const first = await holdCall(page, '/api/admin/import-apply', 1);
  await page.getByRole('button', { name: 'Import 2,500 rows' }).click();
  await first.held;
  await stop.click();
  await first.release();
  await expect(page.getByRole('button', { name: 'Import 500 rows' })).toBeVisible();
  await cancel.click();
  await expect(dialog).toContainText('2,000 rows stay imported, 500 rows do not follow.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByText('Cancelled after 2,000 rows had been imported.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await file.written()).toBe(2000);
});

test('an import with which nothing can be done is let go where another file is taken', async ({ page }) => {
  await desk(page);
  const company = `Idle Works ${crypto.randomUUID().slice(0, 6)}`;
  await createCompany(page, company);
  await page.goto('/admin/products/import');
  await page.getByLabel('Company').selectOption({ label: company });
  await page.getByLabel('Choose a CSV file').setInputFiles(csv('sku,name,price\nX-1,Bolt,ten\n'));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('No row can be imported.')).toBeVisible();
  const idle = page.url();
  const cancelled = page.waitForResponse('**/api/admin/import-cancel');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await expect(page.getByLabel('Choose a CSV file')).toBeAttached();
  expect((await cancelled).status()).toBe(200);
  await page.goto(idle);
  await expect(page.getByText('Cancelled. Nothing was imported.')).toBeVisible();
});

test('an import that runs while its page is loaded is followed to its end', async ({ page }) => {
  const file = await longFile(page, 20);
  await file.check();
  const importing = page.getByText('What is imported in one go cannot be stopped half-way.');
  const acts = page.getByRole('button', { name: /^(Import 20 rows|Check again|Cancel the import)$/ });
  await expect(acts).toHaveCount(3);

  // What the server answers while rows are being written; the functions' tests see that it does.
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
  // By portions it can be stopped, where it was begun.
  begun = { status: 'applying', applied: 10 };
  await expect(page.getByText('10 rows are imported.')).toContainText('can be stopped there');
  await expect(importing).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  begun = {};
  await expect(importing).toBeVisible();
  running = false;
  await expect(page.getByText('The import has ended and nothing was written.')).toBeVisible();
  await expect(acts).toHaveCount(3);

  running = true;
  await page.reload();
  await expect(importing).toBeVisible();
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    const id = Number(new URLSearchParams(location.search).get('id'));
    await fetch('/api/admin/import-apply', { method: 'POST', headers, body: JSON.stringify({ id, whole: true }) });
  });
  // An answer that is just being made is waited for.
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('20 rows imported.')).toBeVisible();
  await expect(importing).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Rows of the file' })).toContainText('Imported');
});
