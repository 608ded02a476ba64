import { addPlant } from '../support/colleagues.ts';
import { open, signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

test('a request by phone is taken down with pasted rows, and the buyer sees it among their RFQs', async ({ page }) => {
  const { people, products } = await addPlant(page.request, ['Meera']);
  const bearing = products[0]!;
  await signInStaff(page);
  await open(page, 'RFQs');
  await page.getByRole('link', { name: 'New RFQ' }).click();
  // The list has a field Company too.
  await expect(page.getByRole('heading', { name: 'New RFQ' })).toBeVisible();

  // Everything that is missing is said at its field, and nothing is lost.
  await page.getByLabel('Item 1').fill('Grease, 15 kg pail');
  await page.getByRole('button', { name: 'Create RFQ' }).click();
  await expect(page.getByLabel('Company')).toHaveAccessibleDescription('Choose the company.');
  await expect(page.getByLabel('Source')).toHaveAccessibleDescription(/Choose how the request reached us\.$/);

  const mark = bearing.sku.slice(-8);
  const name = `Sirohi Castings ${mark}`;
  const company = page.getByLabel('Company', { exact: true });
  // Where there are more companies than the list holds, one is found by name.
  if ((await company.getByRole('option', { name }).count()) === 0) {
    await company.selectOption('Find a company…');
    await page.getByLabel('Find a company by name').fill(name);
  }
  await company.selectOption({ label: name });
  // The only person is chosen at once.
  await expect(page.getByLabel('Person')).toHaveValue(/^\d+$/);
  await page.getByLabel('Source').selectOption('phone');
  await page.getByLabel('Need by').fill('2199-12-31');

  // Enter in the last line adds one, and never sends the form.
  await page.getByLabel('Item 1').press('Enter');
  await expect(page.getByLabel('Item 2')).toBeFocused();
  await page.getByLabel('Paste rows').fill(`${bearing.sku}\t40\nHex bolt M12x50\t200 nos\nWasher\t12,5`);
  await page.getByRole('button', { name: 'Add rows' }).click();
  await expect(page.getByLabel('Item 2')).toHaveValue(`Deep groove ball bearing ${mark} (${bearing.sku})`);
  await expect(page.getByLabel('Item 2')).toHaveAccessibleDescription('From the company’s catalogue');
  await expect(page.getByLabel('Quantity').nth(1)).toHaveValue('40');
  await expect(page.getByLabel('Item 3')).toHaveValue('Hex bolt M12x50');
  await expect(page.getByLabel('Paste rows')).toHaveValue('Washer\t12,5');
  await expect(page.getByLabel('Paste rows')).toHaveAccessibleDescription(/enter a whole quantity/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Item 3')).toHaveValue('Hex bolt M12x50');
  await page.getByLabel('Paste rows').fill('');
  await page.getByLabel('Requirement').fill('Deliver to gate 2.');
  await page.getByRole('button', { name: 'Create RFQ' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Grease, 15 kg pail' })).toBeVisible();
  await expect(page.getByText(/^Phone, entered by /)).toBeVisible();
  await expect(page.getByText('Entered by PlantSetu from a phone call.')).toBeVisible();
  await expect(page.getByLabel('Unit price (₹)').nth(1)).toHaveValue('410');
  const code = await page
    .getByText(/^RFQ-\d+$/)
    .last()
    .textContent();

  await signIn(page, people[0]!.email, '/portal/rfqs');
  const row = page.getByRole('row', { name: new RegExp(code!) });
  await expect(row).toContainText('entered by PlantSetu from a phone call');
  await row.getByRole('link', { name: `View ${code}` }).click();
  await expect(page.getByText('PlantSetu, from a phone call', { exact: true })).toBeVisible();
});
