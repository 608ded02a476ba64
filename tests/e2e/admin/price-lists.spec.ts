import type { Page } from '@playwright/test';
import { createCompany, createProduct, open, signInStaff, unique } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

const importFile = (page: Page, rows: string[]) =>
  page
    .getByLabel('Choose an Excel or CSV file')
    .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });

test('prices from a file are checked, applied and shown to the buyer of a company with the list', async ({
  page,
  browser,
}) => {
  const { company_id, people } = await addPlant(page.request, ['Asha']);
  await signInStaff(page);
  const run = crypto.randomUUID().slice(0, 6).toUpperCase();
  const product = (sku: string) => createProduct(page, { company_id, sku, name: `Listed valve ${sku}`, price: 500 });
  await product(`${run}-1`);
  await product(`${run}-2`);

  await open(page, 'Price lists');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add price list' }).first().click();
  const name = unique('West');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add price list' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('No items yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Add item' }).click();
  await dialog.getByLabel('SKU').fill(`${run}-1`);
  await dialog.getByLabel('Price').fill('10');
  await dialog.getByLabel('Quantity breaks').fill('10: 9.50');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add item' }).click();
  const prices = page.getByRole('table', { name: 'Items and prices' });
  await expect(prices.getByRole('row').filter({ hasText: `${run}-1` })).toContainText('10+ ₹9.50');

  await page.getByRole('button', { name: 'Assign to a company' }).click();
  await dialog.getByLabel('Company', { exact: true }).selectOption(String(company_id));
  await dialog
    .getByLabel('Replace contract prices: 1 product will take the list’s price, and 1 price will change.')
    .check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Assign the list' }).click();
  await expect(page.getByRole('table', { name: 'Companies that use this list' })).toContainText('1 product');

  await page.getByRole('button', { name: 'Import prices' }).click();
  await expect(page.getByLabel('Choose an Excel or CSV file')).toBeFocused();
  await importFile(page, ['sku,price,qty_2,price_2', `${run}-1,12.50,,`, `${run}-2,20,,`, 'NO-SUCH-SKU,1,,']);
  const checked = page.getByRole('table', { name: 'Rows in the file' }).getByRole('row');
  await expect(checked.filter({ hasText: `${run}-1` })).toContainText('₹10.00 → ₹12.50 (+25%)');
  await expect(checked.filter({ hasText: `${run}-2` })).toContainText('New');
  await expect(checked.filter({ hasText: 'NO-SUCH-SKU' })).toContainText('No item has the SKU NO-SUCH-SKU.');
  await expect(prices).not.toContainText('12.50');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Apply 2 prices, skip rows with errors' }).click();
  await expect(page.getByText('1 added, 1 changed.')).toBeVisible();
  await expect(prices).toContainText('₹12.50');

  const other = await browser.newPage();
  await signIn(other, people[0]!.email);
  await other.goto(new URL(`/portal/catalog?q=${run}-1`, page.url()).href);
  await expect(other.locator('.product-card').getByText('₹12.50').first()).toBeVisible();
  await other.close();
});

test('a product form says where its price comes from and that its details are shared', async ({ page }) => {
  await signInStaff(page);
  const run = crypto.randomUUID().slice(0, 6).toUpperCase();
  const setUp = await page.evaluate(async (run) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    const post = async (call: string, body: object) =>
      (await fetch(`/api/admin/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    const { id: first } = await post('company-save', { name: `First Works ${run}` });
    const { id: second } = await post('company-save', { name: `Second Works ${run}` });
    await post('product-save', { company_id: first, sku: run, name: 'Shared valve', brand: 'Zoloto', stock: 7 });
    const { id: list_id } = await post('price-list-save', { name: `Shared ${run}` });
    await post('price-line-save', { list_id, sku: run, price: 125 });
    await post('price-list-assign', { company_id: second, list_id });
    return { second };
  }, run);

  await page.goto('/admin/products/new');
  await page.getByLabel('Company').selectOption(String(setUp.second));
  await page.getByLabel('Description').fill('For steam');
  await page.getByLabel('SKU').fill(run.toLowerCase());
  await expect(
    page.getByText(`SKU ${run.toLowerCase()} is in 1 catalogue. Shared details apply to all of them.`),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Shared valve');
  await expect(page.getByLabel('Brand')).toHaveValue('Zoloto');
  // What was typed before is kept.
  await expect(page.getByLabel('Description')).toHaveValue('For steam');
  await expect(page.getByText(`The price follows the price list Shared ${run}: ₹125.00.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Brand').fill('Audco');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/admin\/products\/\d+$/);
  await expect(page.getByLabel('Price (₹)')).toHaveValue('125.00');
  await expect(page.getByLabel('Brand')).toHaveValue('Audco');
  await expect(page.getByText('is in 2 catalogues. Shared details apply to all of them.')).toBeVisible();

  await page.getByLabel('Price (₹)').fill('99');
  await expect(page.getByText(`Contract price. The price list Shared ${run} has ₹125.00.`)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Use price list' }).click();
  await expect(page.getByLabel('Price (₹)')).toHaveValue('125.00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`The price follows the price list Shared ${run}: ₹125.00.`)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the prices of an accepted quote become contract prices, and the catalogue is copied to a sister company', async ({
  page,
}) => {
  const { company_id, people, products, staffToken } = await addPlant(page.request, ['Asha']);
  const asBuyer = (path: string, body?: object) => callAs(page.request, people[0]!.token, path, body);
  const asStaff = (path: string, body?: object) => callAs(page.request, staffToken, path, body);
  const bearing = products.find(({ sku }) => sku.startsWith('BRG'))!;
  const wish = {
    title: 'Bearings for a year',
    lines: [{ item: 'Bearing', qty: 100, unit: 'NOS', product_id: bearing.id }],
  };
  const { id: rfq_id } = await asBuyer('/api/customer/rfq-create', wish);
  const { rfq } = await asStaff(`/api/admin/rfq-get?id=${rfq_id}`);
  const line = {
    product_id: bearing.id,
    sku: bearing.sku,
    name: 'Bearing',
    brand: null,
  };
  const terms = {
    unit: 'NOS',
    hsn: '848210',
    qty: 100,
    price: 380,
    discount: 0,
    gst_rate: 18,
    lead_days: null,
    rfq_line_no: 1,
  };
  const draft = { rfq_id, lines: [{ ...line, ...terms }], ship_address_id: rfq.addresses[0].id, freight: 0 };
  const quote = await asStaff('/api/admin/quote-save', { ...draft, valid_until: '2199-12-31' });
  await asStaff('/api/admin/quote-send', { id: quote.id, revision: quote.revision });
  await asBuyer('/api/customer/quote-accept', { id: quote.id, po_number: 'PO/1' });

  await signInStaff(page, `/admin/rfqs/${rfq_id}`);
  await page.getByRole('button', { name: 'Use as contract prices…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table').getByRole('row').last()).toContainText('₹410.00 → ₹380.00');
  await expect(dialog.getByLabel('Valid until')).toHaveValue(/-03-31$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save contract prices' }).click();
  await expect(page.getByText('1 contract price saved.')).toBeVisible();
  const { product } = await asBuyer(`/api/catalog/product?id=${bearing.id}`);
  expect(product.price).toBe(380);

  const sister = await createCompany(page, unique('Sister Castings'));
  await page.goto(`/admin/companies/${company_id}`);
  await page.getByRole('button', { name: 'Copy this catalogue to another company' }).click();
  await dialog.getByLabel('To company', { exact: true }).selectOption(String(sister));
  await expect(dialog.getByText('2 products will be added.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy products' }).click();
  await expect(page.getByText('2 products added to the catalogue.')).toBeVisible();
  const { items } = await asStaff(`/api/admin/products-list?company_id=${sister}&sort=price_desc`);
  expect(items.map(({ price }: { price: number }) => price)).toEqual([380, 65]);
});
