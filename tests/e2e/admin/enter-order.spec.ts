import { addPlant, callAs } from '../support/colleagues.ts';
import { open, signInStaff } from '../support/admin.ts';
import { paste } from '../support/paste.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

test('an order by WhatsApp is entered at the company’s prices, reviewed and placed, and is the buyer’s own', async ({
  page,
}) => {
  const plant = await addPlant(page.request, ['Meera']);
  const [bearing, seal] = [plant.products[0]!, plant.products[1]!];
  await callAs(page.request, plant.people[0]!.token, '/api/customer/company-rules', {
    ...{ po_required: true, spending_limit: null, buyer_limit: null, buyer_limit_period: 'month' },
    ...{ deducts_tds: 'not known', current_password: 'PlantSetu-demo-1' },
  });
  const name = `Sirohi Castings ${bearing.sku.slice(-8)}`;
  await signInStaff(page);
  await open(page, 'Orders');
  await page.getByRole('link', { name: 'New order' }).click();
  // The list has a field Company too.
  await expect(page.getByRole('heading', { name: 'New order' })).toBeVisible();

  const company = page.getByLabel('Company', { exact: true });
  // The companies arrive a moment after the field.
  await expect(company.getByRole('option').nth(1)).toBeAttached();
  if ((await company.getByRole('option', { name }).count()) === 0) {
    await company.selectOption('Find a company…');
    await page.getByLabel('Find a company by name').fill(name);
  }
  await company.selectOption({ label: name });
  await expect(page.getByLabel('Person')).toHaveValue(/^\d+$/);
  await expect(page.getByLabel('Ship to')).toContainText('RIICO');

  // Pasted rows are added at once. What the catalogue lacks stays in the field, with the reason.
  await page.getByLabel('Paste rows').focus();
  await paste(page, `${bearing.sku}\t40\n${seal.sku} 2\nHex bolt M12x50\t200`);
  await expect(page.getByLabel('Paste rows')).toHaveValue('Hex bolt M12x50\t200');
  await expect(page.getByLabel('Paste rows')).toHaveAccessibleDescription(/not in this company’s catalogue/);
  await page.getByLabel('Paste rows').fill('');
  // 40 at ₹410 and 2 at ₹65, with 18%.
  const total = page.getByText('₹19,505.40');
  await expect(total.first()).toBeVisible();

  // Enter orders nothing, and the missing PO number and source are said at their fields.
  await page.getByLabel('PO number').press('Enter');
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByLabel('PO number')).toHaveAccessibleDescription(/Enter the PO number/);
  await expect(page.getByLabel('Source')).toHaveAccessibleDescription(/Choose how the request reached us\.$/);
  await page.getByLabel('PO number').fill('SC/PO/77');
  await page.getByLabel('Source').selectOption('WhatsApp');
  await page.getByLabel(/^PO file/).setInputFiles({
    ...{ name: 'sc-77.csv', mimeType: 'text/csv', buffer: Buffer.from('sku,qty\nB,40\n') },
  });
  await expect(page.getByRole('button', { name: 'Remove sc-77.csv' })).toBeVisible();

  // More than is in stock is refused by the page before it is placed.
  await page.getByRole('spinbutton', { name: `Quantity of ${bearing.sku}` }).fill('501');
  await expect(page.getByText(/^Only 500 nos in stock/)).toBeVisible();
  await page.getByRole('spinbutton', { name: `Quantity of ${bearing.sku}` }).fill('40');
  await expect(page.getByText(/^Only 500 nos in stock/)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(total.first()).toBeVisible();

  await page.getByRole('button', { name: 'Review order' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('2 lines, ₹19,505.40 with tax, PO SC/PO/77, PO file sc-77.csv.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/admin\/orders\/\d+$/);
  await expect(page.getByText(/^WhatsApp, entered by /)).toBeVisible();
  await expect(page.getByText('Entered by PlantSetu from a WhatsApp message.')).toBeVisible();
  const order = new URL(page.url()).pathname.split('/').at(-1)!;

  // The next entry proposes the source that was chosen last, that of an RFQ too.
  for (const form of ['/admin/orders/new', '/admin/rfqs/new']) {
    await page.goto(form);
    await expect(page.getByLabel('Source')).toHaveValue('WhatsApp');
  }

  await signIn(page, plant.people[0]!.email, `/portal/orders/${order}`);
  await expect(page.getByText('PlantSetu, from a WhatsApp message', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'sc-77.csv' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel/ }).first()).toBeVisible();
});

test('an empty order says what is missing, and leads there @desktop', async ({ page }) => {
  await signInStaff(page, '/admin/orders/new');
  await page.getByRole('button', { name: 'Review order' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields.' });
  await expect(summary.getByRole('link', { name: 'Choose the company.' })).toBeVisible();
  await summary.getByRole('link', { name: 'Add at least one line.' }).click();
  await expect(page.getByRole('group', { name: 'Lines' })).toBeFocused();
});
