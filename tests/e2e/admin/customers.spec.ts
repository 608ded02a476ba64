import type { Page } from '@playwright/test';
import { createCompany, signInStaff, save, unique } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

/** Creates a customer over HTTP as the signed-in employee. */
function createCustomer(page: Page, customer: object): Promise<void> {
  return page.evaluate(async (customer) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    await fetch('/api/employees/create-customer', { method: 'POST', headers, body: JSON.stringify(customer) });
  }, customer);
}

test('an admin finds a customer, re-sends access, and disables and enables the account', async ({ page }) => {
  await signIn(page, staff.admin, '/admin');
  const company_id = await createCompany(page, unique('Lathe Works'));
  const name = unique('Meera Nair');
  const email = `${crypto.randomUUID()}@lathe.example`;
  await createCustomer(page, { name, email, company_id });

  await page.goto('/admin/customers');
  await page.getByPlaceholder('Name, email or company').fill(name);
  // The row may be shown before the search begins; it would then turn pale during the accessibility check.
  await expect(page).toHaveURL(/q=/);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Never');
  await page.getByLabel('Sign-in').selectOption('Invited');
  await expect(page).toHaveURL(/state=never/);
  await expect(row).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await row.getByRole('button', { name: `Re-send access to ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Re-send access to ${name}` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create temporary password' }).click();
  await expect(dialog.locator('output')).toHaveText(/^\S{12}$/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await row.getByRole('button', { name: `Re-send access to ${name}` }).click();
  await dialog.getByRole('button', { name: 'Email a link' }).click();
  await expect(page.getByText(`A link to set a password is on its way to ${email}.`)).toBeVisible();

  await page.getByLabel('Sign-in').selectOption('Any sign-in status');
  await row.getByRole('button', { name: `Disable ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Disable ${name}` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(row).toContainText('Invited');
  await row.getByRole('button', { name: `Disable ${name}` }).click();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  await expect(row.getByRole('button', { name: `Enable ${name}` })).toBeFocused();
  await row.getByRole('button', { name: `Enable ${name}` }).click();
  await expect(row).toContainText('Invited');
});

test('a company’s page shows its terms, people and addresses', async ({ page, allow }) => {
  allow(/409/);
  await signInStaff(page);
  const company = unique('Gear Works');
  const id = await createCompany(page, company);
  const [first, second] = [unique('Farah Khan'), unique('Gopal Menon')];
  for (const name of [first, second]) {
    await createCustomer(page, { name, email: `${crypto.randomUUID()}@gear.example`, company_id: id });
  }
  await page.goto(`/admin/companies/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Credit days').fill('45');
  await page.getByLabel('Credit limit').fill('5,00,000');
  await page.getByLabel('Every order needs a PO number').check();
  await page.getByLabel('Spending limit').fill('x');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Enter the limit in rupees');
  await page.getByLabel('Spending limit').fill('25000');
  await save(page);
  await expect(page.getByText('Company saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('.company-summary')).toContainText('₹5,00,000.00');

  // What staff do next opens for this company.
  for (const [action, heading] of [
    ['New order', 'New order'],
    ['New RFQ', 'New RFQ'],
    ['Record receipt', 'Receipts'],
  ] as const) {
    await page.getByRole('link', { name: action }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const field = (action === 'Record receipt' ? page.getByRole('dialog') : page).getByLabel('Company', {
      exact: true,
    });
    await expect(field.locator('option:checked')).toHaveText(company);
    await page.goto(`/admin/companies/${id}`);
  }
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByText('Write the note.')).toBeVisible();
  await notes.getByLabel('Note').fill('Gate pass needed.\nAsk for Gopal.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Ask for Gopal.');
  await expect(notes.getByLabel('Note')).toHaveValue('');

  // Each figure links to its list, which shows its filters.
  await page.getByRole('link', { name: '0 · ₹0.00' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Status' }).locator(':checked')).toHaveText('Open');
  await expect(page.getByRole('combobox', { name: 'Company' }).locator(':checked')).toHaveText(company);
  await expect(page.getByText('No orders match these filters.')).toBeVisible();
  await page.goBack();

  // The last company admin cannot be demoted.
  await page.getByLabel(`Role of ${first}`).selectOption('buyer');
  await expect(page.getByText('The company would have no company admin left')).toBeVisible();
  await expect(page.getByLabel(`Role of ${first}`)).toHaveValue('company admin');
  await page.getByLabel(`Role of ${second}`).selectOption('company admin');
  await expect(page.getByText(`${second} is now company admin.`)).toBeVisible();

  for (const label of ['Works', 'Depot']) {
    await page.getByRole('button', { name: 'Add an address' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add an address' });
    await drawer.getByLabel('Name').fill(label);
    await drawer.getByLabel('Address', { exact: true }).fill('Plot 7, RIICO Industrial Area');
    await drawer.getByLabel('City').fill('Neemrana');
    await drawer.getByLabel('PIN code').fill('301705');
    await expect(drawer.getByText('In Rajasthan.')).toBeVisible();
    await drawer.getByLabel('State').selectOption('Rajasthan');
    if (label === 'Depot') {
      await drawer.getByLabel('GSTIN of this address').fill('27AAPFU0939F1ZV');
      await drawer.getByRole('button', { name: 'Save address' }).click();
      await expect(drawer.getByRole('alert')).toContainText('registered in Maharashtra');
      await expectAccessible(page);
      await drawer.getByLabel('GSTIN of this address').fill('');
    }
    await drawer.getByRole('button', { name: 'Save address' }).click();
    await expect(drawer).toBeHidden();
  }
  const addresses = page.getByRole('table', { name: 'Addresses' });
  await expect(addresses.getByRole('row').filter({ hasText: 'Works' })).toContainText('Default');
  await addresses.getByRole('button', { name: 'Remove Depot' }).click();
  await expect(addresses.getByText('Depot')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(addresses.getByText('Depot')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Another customer of the same company.
  await page.locator('#company-people').getByRole('link', { name: 'Create Customer' }).click();
  await expect(page.getByLabel('Company').locator(':checked')).toHaveText(company);
});
