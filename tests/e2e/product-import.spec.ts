import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from './support/test.ts';

const csv = (text: string) => ({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an employee checks a file, imports it, adjusts stock with a reason and exports the list', async ({ page }) => {
  test.slow();
  await signIn(page, staff.employee, '/login/employee');
  const run = crypto.randomUUID().slice(0, 6).toUpperCase();
  const company = `Import Works ${run}`;
  const company_id = await page.evaluate(async (name) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    const reply = await fetch('/api/admin/company-save', { method: 'POST', headers, body: JSON.stringify({ name }) });
    return (await reply.json()).id as number;
  }, company);

  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await page.getByLabel('Company').selectOption({ label: company });
  const old = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from('sku,name\nX,Caf\xe9', 'latin1') };
  await page.getByLabel('Choose a CSV file').setInputFiles(old);
  await expect(page.getByRole('alert')).toContainText('CSV UTF-8');
  const head = 'SKU,Product name,Unit price,Qty,Category,Colour';
  const file = csv(`${head}\n${run}-1,Sealed bearing,"₹ 1,23,456.50","1,200",,red\n${run}-2,Gate valve,ten,4,Toys,\n`);
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
  await expect(page.getByText('Left out, since no such column is known: Colour.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the file' }).click();

  // What the check found; it is there after a reload too.
  await expect(page.getByText('“Toys” is no category.')).toBeVisible();
  await page.reload();
  const rows = page.getByRole('table', { name: 'Rows of the file' }).getByRole('row');
  await expect(rows.filter({ hasText: `${run}-1` })).toContainText('123456.50');
  await expect(page.getByLabel('The whole file or nothing')).toBeDisabled();
  await page.getByRole('button', { name: 'Wrong' }).click();
  await expect(rows).toHaveCount(2);
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
  await expect(page.getByRole('row').filter({ hasText: 'Damaged: Rust' })).toContainText('−1,195');
  await expect(page.locator('.stock-figure')).toContainText('5');
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
