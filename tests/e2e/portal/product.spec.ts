import type { Page } from '@playwright/test';
import { pdf } from '../../support/documents.ts';
import { createCompany, createProduct, signInStaff, unique } from '../support/admin.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

/** Opens a product by its SKU, as a buyer finds it. */
async function openProduct(page: Page, sku: string): Promise<void> {
  await page.goto(`/portal/catalog?q=${encodeURIComponent(sku)}`);
  const card = page.locator('.product-card:not([aria-hidden])').filter({ hasText: sku }).first();
  await card.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'Data sheet', exact: true })).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a product that is out of stock shows what to buy in its place and the other sizes', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await openProduct(page, 'BRG-6205');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6205 open');
  await expect(page.getByText('Out of stock').first()).toBeVisible();

  const instead = section(page, 'Available instead').getByRole('row').filter({ hasText: 'BRG-6205-2RS' });
  await expect(instead).toContainText('2RS, contact seals instead of open');
  await instead.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');

  const sizes = section(page, 'Other sizes');
  await expect(sizes.locator('[aria-current]')).toContainText('BRG-6205');
  await expect(sizes.getByRole('row')).toHaveCount(8);
  await sizes.getByRole('button', { name: /^Show all \d+ sizes$/ }).click();
  await expect(sizes.getByRole('row')).toHaveCount(31);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await sizes.getByRole('link', { name: 'BRG-6206-ZZ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6206-ZZ');
  await expect(section(page, 'Alternatives')).toBeVisible();
});

test('up to four products are compared side by side', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await openProduct(page, 'BRG-6205-2RS');
  await page.getByRole('checkbox', { name: 'Compare BRG-6205-2RS' }).first().check();
  const sizes = section(page, 'Other sizes');
  await sizes.getByRole('button', { name: /^Show all/ }).click();
  for (const name of ['Compare BRG-6205-ZZ', 'Compare BRG-6206-2RS', 'Compare BRG-6206-ZZ']) {
    await sizes.getByRole('checkbox', { name, exact: true }).check();
  }
  await sizes.getByRole('checkbox', { name: 'Compare BRG-6205', exact: true }).click();
  await expect(page.getByText('Compare at most 4 products. Untick one first.')).toBeVisible();
  await expect(page.getByText('4 products to compare')).toBeVisible();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('rowheader', { name: 'Sealing (differs)' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'HSN', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // The first column stays in view while the products are scrolled.
  const frame = section(page, 'Comparison');
  await frame.evaluate((element) => element.scrollTo({ left: 300 }));
  const [label, box] = await Promise.all([
    page.getByRole('rowheader', { name: 'HSN', exact: true }).boundingBox(),
    frame.boundingBox(),
  ]);
  expect(label!.x).toBeLessThan(box!.x + 8);

  await page.getByRole('button', { name: 'Remove BRG-6206-ZZ from the comparison' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('button', { name: /^Add to Cart: .*6205-ZZ/ }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await page.goto('/portal/compare');
  await expect(page.getByText('Nothing to compare.')).toBeVisible();
  await expectAccessible(page);
});

test('staff add a document, and buyers download it until it is removed', async ({ page, browser }) => {
  await signInStaff(page);
  const company_id = await createCompany(page, unique('Document Works'));
  const id = await createProduct(page, { company_id, sku: unique('DOC'), name: 'Valve', price: 10, stock: 5 });
  await page.goto(`/admin/products/${id}`);
  await expect(page.getByText('No documents yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(dialog.getByText('Choose the document: a PDF file.')).toBeVisible();
  await dialog.getByLabel('File').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(dialog.getByText('Upload the document as a PDF without scripts or embedded files.')).toBeVisible();
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'valve_safety.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(dialog.getByLabel('Title')).toHaveValue('valve safety');
  await dialog.getByLabel('Kind').selectOption('Safety data sheet (SDS)');
  await dialog.getByLabel('Language').fill('Hindi');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByText('Document added.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'valve safety' });
  await expect(row).toContainText('Safety data sheet (SDS)');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'valve safety', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('valve_safety.pdf');

  // The same item in a demo company's catalogue: its buyers see the document.
  const [{ sku }, companies] = await page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const read = async (path: string) => (await fetch(`/api/admin/${path}`, { headers })).json();
    return [(await read(`product-get?id=${id}`)).product, (await read('company-list?q=aravalli')).items] as const;
  }, id);
  const shared = await createProduct(page, { company_id: companies[0].id, sku, name: 'Valve', price: 9 });
  const buyer = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(buyer, buyers.aravalli, `/portal/products/${shared}`);
  const documents = section(buyer, 'Documents');
  await expect(documents).toContainText('PDF, 1 KB, Hindi');
  await expectNoSidewaysScroll(buyer);
  await expectAccessible(buyer);
  const [file] = await Promise.all([
    buyer.waitForEvent('download'),
    documents.getByRole('button', { name: 'valve safety' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('valve_safety.pdf');

  await row.getByRole('button', { name: 'Remove valve safety' }).click();
  await expect(page.getByText('valve safety removed.')).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByRole('heading', { name: 'Data sheet', exact: true })).toBeVisible();
  await expect(documents).toBeHidden();
});
