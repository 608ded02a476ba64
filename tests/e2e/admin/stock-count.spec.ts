import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('a shelf is counted by keyboard and scanner, continued, and its difference posted @desktop', async ({ page }) => {
  await signInStaff(page);
  // Two items of the test's own, 500 of each.
  const { products, staffToken } = await addPlant(page.request, ['Asha']);
  const mark = products[0]!.sku.slice(-8);
  const [bearing, seal] = ['BRG-6205-2RS', 'SEAL-40-62'].map((code) => `${code}-${mark}`);
  const dialog = page.getByRole('dialog');

  await page.goto('/admin/stores?view=counts');
  await page.getByRole('button', { name: 'Start count' }).first().click();
  await dialog.getByRole('button', { name: 'Start count' }).click();
  await expect(dialog.getByLabel('First bin')).toHaveAccessibleDescription(/Enter bins, a category or a search/);
  await dialog.getByLabel('Name or SKU').fill(mark);
  await dialog.getByRole('button', { name: 'Start count' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^CNT-\d{6}$/ })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Count sheet' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^count-sheet-CNT-\d{6}\.pdf$/);

  // Blind: the stock of 500 is not shown. Half a bearing is refused at its field and kept.
  const bearings = page.getByLabel(new RegExp(bearing!));
  const seals = page.getByLabel(new RegExp(seal!));
  const state = page.locator('.count-bar').getByRole('status');
  await expect(page.locator('main')).not.toContainText('500');
  await bearings.click();
  await page.keyboard.type('497.5');
  await page.keyboard.press('Enter');
  await expect(seals).toBeFocused();
  await expect(bearings).toHaveAccessibleDescription(/Whole numbers only/);
  await expect(bearings).toHaveValue('497.5');
  await expectAccessible(page);
  await bearings.fill('497');
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('1 of 2 counted. All saved.');

  // Continued by a colleague, elsewhere; this sheet sees it once it is loaded again.
  const lines = [{ line_no: 2, qty: 499, was: null }];
  await callAs(page.request, staffToken, '/api/admin/stock-count-enter', { id, lines });
  await page.reload();
  await expect(seals).toHaveValue('499');

  // The scanner types a code and presses Enter.
  const scan = page.getByLabel(/^Scan/);
  await scan.click();
  await page.keyboard.type('SKF-000\n');
  await expect(scan).toHaveAccessibleDescription(/SKF-000 is not in this count/);
  await page.keyboard.type(`${seal}\n`);
  await expect(seals).toBeFocused();
  await page.keyboard.type('500\n');
  await expect(scan).toBeFocused();
  await expect(state).toHaveText('2 of 2 counted. All saved.');
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Differences' }).click();
  const row = page.getByRole('row').filter({ hasText: bearing! });
  await expect(row).toContainText('−3');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Post count' }).click();
  await expect(row.getByRole('combobox')).toHaveAccessibleDescription(/Choose the reason/);
  await expectAccessible(page);
  await row.getByRole('combobox').selectOption('Damaged');
  await page.getByRole('button', { name: 'Post count' }).click();
  await expect(page.locator('.sheet-block .status')).toHaveText('Posted');
  await expect(page.getByRole('row').filter({ hasText: bearing! })).toContainText('Damaged');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { items } = await callAs(page.request, staffToken, `/api/admin/item-stock-list?q=${bearing}`);
  expect(items).toMatchObject([{ free: 497 }]);
});
