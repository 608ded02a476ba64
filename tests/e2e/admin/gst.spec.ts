import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('staff choose a month, read the checks and tables of the return, and download its files', async ({ page }) => {
  await signInStaff(page, '/admin/gst?month=2026-10');
  await expect(page.getByRole('heading', { level: 1, name: 'GST and accounts' })).toBeVisible();
  await expect(page.getByLabel('Month')).toHaveValue('2026-10');
  await page.getByRole('button', { name: 'HSN summary' }).click();
  await expect(page).toHaveURL(/table=hsn/);
  await expect(page.getByRole('region', { name: 'HSN summary' }).getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const [button, name] of [
    ['GST portal JSON', /^GSTR1-\w{15}-2026-10\.json$/],
    ['Export CSV', /^gstr1-2026-10-hsn\.csv$/],
  ] as const) {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await file).suggestedFilename()).toMatch(name);
  }
  await page.getByLabel('Month').selectOption({ label: 'January 2025' });
  await expect(page.getByText('No invoices or notes in January 2025.')).toBeVisible();
  await expect(page).toHaveURL(/month=2025-01/);
  await page.goBack();
  await expect(page.getByLabel('Month')).toHaveValue('2026-10');
});

test('e-invoices: a selection is downloaded, a result file is checked before anything is stored', async ({ page }) => {
  await signInStaff(page, '/admin/gst?view=e-invoices&month=2026-10');
  await page.getByRole('checkbox').first().check();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Chosen (1)' }).click();
  expect((await file).suggestedFilename()).toMatch(/^INV01-/);
  const rows = ['Doc No,Doc Type,Irn', `PS/0000/1,INV,${'a'.repeat(64)}`, 'PS/0000/2,INV,'];
  const buffer = Buffer.from(rows.join('\n'));
  await page.getByLabel('Choose the result file').setInputFiles({ name: 'result.csv', mimeType: 'text/csv', buffer });
  const section = page.getByRole('region', { name: 'Result file' });
  await expect(section.getByText('1 IRN found, 1 row not understood.')).toBeVisible();
  await section.getByRole('button', { name: 'Store 1 IRN' }).click();
  await expect(section.getByText('We have no issued document INV PS/0000/1.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('e-way bills and Tally have their own views', async ({ page }) => {
  await signInStaff(page, '/admin/gst?view=tally&month=2026-10');
  for (const [button, name] of [
    ['Masters XML', 'tally-masters-2026-10-1.xml'],
    ['Vouchers XML', 'tally-vouchers-2026-10-1.xml'],
  ] as const) {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await file).suggestedFilename()).toBe(name);
  }
  await page.getByRole('button', { name: 'E-way bills' }).click();
  await expect(page.getByText(/₹50,000/).first()).toBeVisible();
  await expectAccessible(page);
});
