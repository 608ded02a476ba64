import { readFile } from 'node:fs/promises';
import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';

/** A small file that can be attached. */
const file = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from('bore,25\nouter,52\n') });
const DRAWING = '6205-2RS-C3 drawing with tolerances of the housing, sheet 1 of 2, as agreed with the plant.csv';

test('a quote is sent with its files, which the buyer downloads and finds in its PDF', async ({ page }) => {
  const { people, staffToken } = await addPlant(page.request, ['Meera']);
  const { email, token } = people[0]!;
  const wish = { title: 'Bearings for the fan', lines: [{ item: 'Bearing 6205', qty: 4, unit: 'NOS' }] };
  const { id } = await callAs(page.request, token, '/api/customer/rfq-create', wish);
  await signInStaff(page, `/admin/rfqs/${id}`);
  await page.getByLabel('Unit price (₹)').fill('410');
  await page.getByLabel('HSN').fill('848210');
  await page.getByLabel(/^Files/).setInputFiles([DRAWING, 'test-certificate.csv', 'wrong.csv'].map(file));
  await expect(page.getByRole('button', { name: 'Remove wrong.csv' })).toBeVisible();
  await page.getByLabel(/^Files/).setInputFiles({ ...file('macro.exe'), mimeType: 'application/octet-stream' });
  await expect(page.getByLabel(/^Files/)).toHaveAccessibleDescription(/Attach a PDF, Word, Excel or CSV file/);
  await page.getByRole('button', { name: 'Remove wrong.csv' }).click();
  await expect(page.getByLabel(/^Files/)).toBeFocused();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/with freight and tax$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove ${DRAWING}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove test-certificate.csv' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('button', { name: DRAWING, exact: true })).toBeVisible();

  const { rfq } = await callAs(page.request, staffToken, `/api/admin/rfq-get?id=${id}`);
  await signIn(page, email, `/portal/quotes/${rfq.versions[0].id}`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [certificate] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'test-certificate.csv' }).click(),
  ]);
  expect(certificate.suggestedFilename()).toBe('test-certificate.csv');
  expect(await readFile(await certificate.path(), 'utf8')).toBe('bore,25\nouter,52\n');
  const [quote] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const text = (await pdfPages(await readFile(await quote.path()))).map((sheet) => sheet.text).join(' ');
  expect(text).toContain('ENCLOSURES');
  expect(text).toContain('test-certificate.csv');
});
