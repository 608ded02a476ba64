import { callAs, tokenOf } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from '../support/test.ts';

test('a new rate shows the product that differs, its form suggests the rate, and staff set it after confirming', async ({
  page,
}) => {
  const { request } = page;
  const admin = await tokenOf(request, staff.admin);
  const hsn = `97${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  const company_id = (await callAs(request, admin, '/api/admin/company-list')).items[0].id;
  const product = { company_id, sku: `RATE-${hsn}`, name: 'Rated plate', hsn, gst_rate: 28, active: false };
  const { id } = await callAs(request, admin, '/api/admin/product-save', product);

  await signInStaff(page, '/admin/products');
  await page.getByRole('link', { name: 'GST rates' }).click();
  await page.getByRole('textbox', { name: 'HSN' }).fill(hsn);
  await page.getByRole('textbox', { name: 'Rate (%)' }).fill('5');
  await page.getByLabel('Valid from').fill('2026-01-01');
  await page.getByRole('button', { name: 'Save rate' }).click();
  await expect(page.getByText(`Rate of HSN ${hsn} saved.`)).toBeVisible();
  const differing = page.getByRole('region', { name: 'Products with a different rate' });
  const row = differing.getByRole('row').filter({ hasText: hsn });
  await expect(row).toContainText('5% since 1 Jan 2026');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  for (const [of, name] of [
    [differing, 'gst-rate-differences.csv'],
    [page.getByRole('region', { name: 'Rates', exact: true }), 'gst-rates.csv'],
  ] as const) {
    const file = page.waitForEvent('download');
    await of.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toBe(name);
  }

  const form = await page.context().newPage();
  await form.goto(`/admin/products/${id}`);
  await expect(form.getByText(`The GST rate table has 5% for HSN ${hsn} since 1 Jan 2026.`)).toBeVisible();
  await form.getByRole('button', { name: 'Use 5%' }).click();
  await expect(form.getByLabel('GST rate')).toHaveValue('5');
  await form.close({ runBeforeUnload: false });

  await row.getByRole('button').click();
  const asked = page.getByRole('dialog', { name: 'Set 1 product to 5%?' });
  await asked.getByRole('button', { name: 'Back' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button').click();
  await asked.getByRole('button', { name: 'Set 1 product to 5%' }).click();
  await expect(page.getByText('1 product updated to 5%.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search rates' }).fill(hsn);
  await expect(page.locator('.list-count')).toHaveText('1 rate');
  await expect(page).toHaveURL(`/admin/rates?q=${hsn}`);
  await page.getByRole('button', { name: `Remove the rate of HSN ${hsn} from 1 Jan 2026` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`Rate of HSN ${hsn} removed.`)).toBeVisible();
  await expect(page.getByText(`No rates match “${hsn}”.`)).toBeVisible();
});
