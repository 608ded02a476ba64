import { signInStaff, gstin, open, picture, save, unique } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('an employee creates a company, its product with two pictures and its buyer, who finds the product', async ({
  page,
}) => {
  // Three admin pages, each checked by axe, and the portal: slow on two busy cores.
  test.slow();
  const company = unique('Nimbus Forge');
  const product = unique('Spindle bearing');
  const email = `${crypto.randomUUID()}@nimbus.example`;
  const gst = gstin();
  await signInStaff(page);

  // The company: State and PAN are filled in from the GST number, the ship-to block from the bill-to block.
  await open(page, 'Companies');
  await page.getByRole('link', { name: 'Add Company' }).click();
  // A duplicate is only warned about.
  const known = 'Aravalli Auto Components';
  await page.getByLabel('Name').first().fill(known.toUpperCase());
  await expect(page.getByText(`${known} already exists. Open it in a new tab`)).toBeVisible();
  await page.getByLabel('GST number').fill('08AAKCA4172M1ZA');
  await expect(page.getByText(`${known} already has this GST number. Open it in a new tab`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('PAN / TIN').fill('');
  await page.getByLabel('Name').first().fill(company);
  await page.getByLabel('GST number').fill(gst.toLowerCase());
  await expect(page.getByLabel('GST number')).toHaveValue(gst);
  await expect(page.getByLabel('PAN / TIN')).toHaveValue(gst.slice(2, 12));
  await expect(page.getByLabel('State').first()).toHaveValue('Rajasthan');
  await page.getByLabel('Address').first().fill('Plot E-412, RIICO Industrial Area');
  await page.getByLabel('City').first().fill('Bhiwadi');
  await page.getByLabel('PIN code').first().fill('301019');
  await page.getByLabel('Same as bill-to').check();
  await page.getByLabel('Email').first().fill('stores@nimbus.example');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await save(page);
  await page.waitForURL(/\/admin\/companies\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(page.getByText('Company created.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Slug')).toHaveValue(/^nimbus-forge-/);
  await expect(page.getByLabel('Same as bill-to')).toBeChecked();

  await open(page, 'Companies');
  await page.getByPlaceholder('Name or GSTIN').fill(company);
  await expect(page).toHaveURL(/q=Nimbus/);
  const row = page.getByRole('row').filter({ hasText: company });
  await expect(row).toContainText(gst);
  await expect(row).toContainText('stores@nimbus.example');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The product, with two images, of which the second is made primary.
  await open(page, 'Products');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(page.getByText('No images yet.')).toBeVisible();
  await page.getByLabel('Company').selectOption({ label: company });
  await page.getByLabel('SKU').fill(unique('SPB-7010'));
  await page.getByLabel('Name').fill(product);
  await page.getByLabel('Category').first().selectOption({ index: 1 });
  await page.getByLabel('Subcategory').selectOption({ index: 1 });
  await page.getByLabel('Price').fill('1234.5');
  await page.getByLabel('Stock', { exact: true }).fill('40');
  await page.getByLabel('GST rate').selectOption('18');
  await page
    .getByLabel('Upload images')
    .setInputFiles([await picture('front.png', '#12706d'), await picture('side.png', '#f28c1b')]);
  const pictures = page.locator('.picture');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.nth(0).getByText('Primary', { exact: true })).toBeVisible();
  await pictures.nth(1).getByRole('button', { name: 'Make primary' }).click();
  await expect(pictures.nth(1).getByText('Primary', { exact: true })).toBeVisible();
  await expect(pictures.nth(0).getByRole('button', { name: 'Make primary' })).toBeVisible();
  const primary = await pictures.nth(1).getByRole('img').getAttribute('src');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await save(page);
  await page.waitForURL(/\/admin\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  await expect(page.getByLabel('Price')).toHaveValue('1234.50');
  await expect(page.locator('.picture[data-primary] img')).toHaveAttribute('src', primary!);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/admin/products');
  // The URL changes before the page does, and the form just left has a Company field too.
  await expect(page.getByRole('heading', { level: 1, name: 'Products', exact: true })).toBeVisible();
  await page.getByLabel('Company').selectOption({ label: company });
  await expect(page).toHaveURL(/company_id=\d+/);
  const card = page.locator('.admin-product').filter({ hasText: product });
  await expect(card).toContainText('₹1,234.50');
  await expect(card.getByRole('img')).toHaveAttribute('src', primary!);
  await expect(page.locator('.admin-product')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The buyer, with a password generated by the server.
  await open(page, 'Create Customer');
  await page.getByRole('button', { name: 'Create customer' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Please fill name, email and company\./);
  await page.getByLabel('Name').fill('Kavita Sharma');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company').selectOption({ label: company });
  await page.getByLabel('Password', { exact: false }).first().fill('seven77');
  await page.getByRole('button', { name: 'Create customer' }).click();
  await expect(page.getByRole('alert')).toContainText('Password must be at least 8 chars.');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Generated a strong password.')).toBeVisible();
  // Shown in clear, since staff pass it on.
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(/^\S{12}$/);
  await page.getByLabel('Password', { exact: false }).first().fill('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create customer' }).click();
  const temporary = page.locator('.temp-password output');
  await expect(temporary).toHaveText(/^\S{12}$/);
  const password = (await temporary.textContent())!;
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/employee');

  await page.goto('/login/customer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Staff know this password, so it must be changed first.
  await page.waitForURL('**/change-password');
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill('her own words 1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('**/portal');
  await page.goto('/portal/catalog');
  const found = page.locator('.product-card').filter({ hasText: product });
  await expect(found).toContainText('₹1,234.50');
  // Decorative beside the name, so it has no role.
  await expect(found.locator('img')).toHaveAttribute('src', primary!);
});
