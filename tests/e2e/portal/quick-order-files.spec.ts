import type { Page } from '@playwright/test';
import { pastedRows, quickRow, stocked } from '../support/quick-order.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';
import { ole } from '../../support/documents.ts';
import { workbook } from '../../support/samples/workbook.ts';

const fileField = (page: Page) => page.getByLabel('Choose an Excel or CSV file');

test('a CSV file is read, an old Excel file is not, and the sample file shows how', async ({ page }) => {
  await signIn(page, buyers.konkan, '/portal/quick-order');
  const choose = (name: string, content: Buffer | string) =>
    fileField(page).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose('list.xls', ole('Workbook'));
  await expect(page.getByText('This is an old Excel file (.xls). Save it as .xlsx or CSV.')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Sample file' }).click();
  expect((await download).suggestedFilename()).toBe('quick-order.csv');
  await choose('list.csv', '\uFEFFSKU;Qty\r\n"NOPE-1";"1,200"\r\nNOPE-2;\r\n');
  await expect(quickRow(page, 'NOPE-1')).toContainText('we will quote for 1,200');
  await expect(quickRow(page, 'NOPE-2')).toContainText('we will quote for 1');
  await expect(page.getByText(/^This is an old Excel file/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove NOPE-2' }).focus();
  await page.keyboard.press('Enter');
  await expect(quickRow(page, 'NOPE-2')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove NOPE-1' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quickRow(page, 'NOPE-2')).toBeVisible();
});

test('an indent in Excel is read, from the sheet that the buyer chooses', async ({ page }) => {
  const readers: string[] = [];
  page.on('request', (request) => /read-workbook/.test(request.url()) && readers.push(request.url()));
  await signIn(page, buyers.aravalli);
  const [one, other] = await stocked(page);
  await page.goto('/portal/quick-order');
  await expect(fileField(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(readers).toEqual([]);
  const rows = [
    ['Indent for shutdown, Unit 2'],
    ['Indent no', 4711],
    ['Sl', 'Description', 'Part No.', 'Qty'],
    [1, 'As the catalogue has it', one!.sku, 4],
    [2, 'Seal, nitrile\n40 x 62', { value: 620, format: '00000' }, { value: 12, formula: 'D4*3' }],
    [3, 'Coupling', other!.sku, { value: '#N/A', type: 'e' as const }],
  ];
  const name = `${'Shutdown_indent_of_the_maintenance_department_'.repeat(3)}.xlsx`;
  const file = {
    mimeType: '',
    buffer: workbook({ name: 'Pumps', rows: [['SKU'], ['X-1']] }, { name: 'Unit 2', rows }),
  };
  await pastedRows(page).fill('KEEP-1\t1');
  await fileField(page).setInputFiles({ ...file, name });

  // The sheet is the next step: it has the focus, and the rows stay until one is chosen.
  const sheet = page.getByLabel('Sheet', { exact: true });
  await expect(sheet).toBeFocused();
  await expect(sheet).toHaveAccessibleDescription(`${name} has rows in 2 sheets.`);
  expect(readers).toHaveLength(1);
  await expect(pastedRows(page)).toHaveValue('KEEP-1\t1');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet.selectOption('Unit 2');
  await expect(quickRow(page, one!.sku)).toContainText('in stock');
  await expect(quickRow(page, '00620')).toContainText('1 possible match: confirm it');
  await expect(quickRow(page, '00620').getByRole('spinbutton')).toHaveValue('12');
  await expect(quickRow(page, '“#N/A”: enter a whole quantity')).toBeVisible();
  await expect(page.locator('.quick-row')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The other sheet replaces the text, and Undo brings it back.
  await sheet.selectOption('Pumps');
  await expect(quickRow(page, 'X-1')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(quickRow(page, '00620')).toBeVisible();
});
