import { signInStaff, unique } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('an enquiry of a firm that is no customer becomes a prospect, its person and an RFQ with everything carried over', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const firm = unique('Nova Foundry');
  const email = `nikhil.${mark}@nova-${mark}.example`;
  const lines = [{ item: `Gear motor ${mark}`, qty: 4, unit: 'NOS' }];
  const sent = { name: 'Nikhil Rao', company: firm, email, requirement: 'For the batching plant.', lines };
  expect((await page.request.post('/api/rfq', { data: sent })).ok()).toBe(true);

  await signInStaff(page, `/admin/enquiries?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Create RFQ' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Company', { exact: true })).toHaveValue('new');
  await expect(dialog.getByLabel('Name of the company')).toHaveValue(firm);
  await expect(dialog.getByLabel('Email of the person')).toHaveValue(email);
  await expect(dialog.getByLabel('Prospect: quoted, not a customer yet')).toBeChecked();

  // A GST number with a wrong check digit is refused at its field; nothing that was typed is lost.
  await dialog.getByLabel('GST number').fill('08AAKCA4172M1ZB');
  await dialog.getByRole('button', { name: 'Create RFQ' }).click();
  await expect(dialog.getByLabel('GST number')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('GST number').fill('08AAKCA4172M1ZA');
  await expect(dialog.getByLabel('State')).toHaveValue('Rajasthan');
  await dialog.getByLabel('Ship-to address').fill('Plot 7, RIICO');
  await dialog.getByLabel('City').fill('Bhiwadi');
  await dialog.getByLabel('PIN code').fill('301019');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Create RFQ' }).click();
  await expect(dialog.getByLabel('City')).toHaveValue('Bhiwadi');
  await dialog.getByRole('button', { name: 'Create RFQ' }).click();

  await page.waitForURL(/\/admin\/rfqs\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: lines[0]!.item })).toBeVisible();
  await expect(page.getByText('For the batching plant.')).toBeVisible();
  // The quote can be written at once: its address and line are there.
  await expect(page.getByLabel('Item 1')).toHaveValue(lines[0]!.item);
  await expect(page.getByLabel('Ship to')).toContainText('Main ship-to, Rajasthan');
  await page.getByRole('link', { name: firm }).first().click();
  await expect(page.getByText('Prospect', { exact: true })).toBeVisible();
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(email)}`);
  await expect(page.getByText('Converted to RFQ-')).toBeVisible();
});
