import { createCompany, signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { workbook } from '../../support/samples/workbook.ts';

test('a sheet of an Excel file is imported, but not a row with an error in a cell', async ({ page }) => {
  await signInStaff(page);
  const run = crypto.randomUUID().slice(0, 6).toUpperCase();
  const company = `Excel Works ${run}`;
  await createCompany(page, company);
  await page.goto('/admin/products/import');
  await page.getByLabel('Company').selectOption({ label: company });
  const rows = [
    ['Price list, valid from 1 Nov 2026'],
    ['SKU', 'Product name', 'Unit price', 'GST rate %', 'HSN'],
    [`${run}-1`, 'Sealed bearing', { value: 1382.678571, format: '#,##0.00' }, { value: 0.18, format: '0%' }, 84821020],
    [`${run}-2`, 'Gate valve', { value: '#REF!', formula: 'C3*#REF!', type: 'e' as const }, 18, 84818020],
  ];
  const name = `${'Price_list_of_the_bearings_division_'.repeat(3)}.xlsx`;
  const sheets = [
    { name: 'Terms', rows: [['Prices ex works']] },
    { name: 'Prices', rows },
  ];
  await page
    .getByLabel('Choose an Excel or CSV file')
    .setInputFiles({ name, mimeType: '', buffer: workbook(...sheets) });
  const sheet = page.getByLabel('Sheet', { exact: true });
  await expect(sheet).toBeFocused();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Choose the sheet.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await sheet.selectOption('Terms');
  await expect(page.getByRole('alert')).toContainText('None of the first 10 rows has the heading “sku”.');
  await sheet.selectOption('Prices');
  await expect(page.getByText(`${name} (Prices)`)).toBeVisible();
  // Chrome for phones widens the page with its content, so the width is compared with that of the screen.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the file' }).click();

  const checked = page.getByRole('table', { name: 'Rows in the file' }).getByRole('row');
  const first = checked.filter({ hasText: `${run}-1` });
  await expect(first).toContainText('1382.68');
  await expect(first).toContainText('84821020');
  const second = checked.filter({ hasText: `${run}-2` });
  await expect(second).toContainText('The cell shows “#REF!” instead of a value.');
  // Its number is that of the sheet.
  await expect(second.getByRole('cell').first()).toHaveText('4');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 row imported.')).toBeVisible();
});
