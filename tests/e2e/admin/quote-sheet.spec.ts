import { addPlant, callAs } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { paste } from '../support/paste.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('a quote is written as a sheet: found by SKU, pasted, moved in by keyboard, with its margin and total live @desktop', async ({
  page,
}) => {
  const { people, products, staffToken } = await addPlant(page.request, ['Meera']);
  const mark = products[0]!.sku.split('-').at(-1)!;
  const wish = { title: 'Spares for the shutdown', lines: [{ item: 'M16 stud', qty: 4, unit: 'NOS' }] };
  const { id } = await callAs(page.request, people[0]!.token, '/api/customer/rfq-create', wish);
  await signInStaff(page, `/admin/rfqs/${id}`);
  const row = (line: number) => page.getByRole('group', { name: new RegExp(`^Line ${line}( |$)`) });
  const price = row(1).getByLabel('Unit price (₹)');

  // Enter in the last row adds one; a word finds a product, which brings price and stock.
  await price.fill('100');
  await price.press('Enter');
  await expect(row(2).getByLabel('Item 2')).toBeFocused();
  await page.keyboard.type(`groove ball bearing ${mark}`);
  const found = page.getByRole('listbox', { name: 'Products of the catalogue' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row(2).getByLabel('Unit price (₹)')).toHaveValue('410');
  await expect(row(2)).toContainText('500 nos in stock');
  await expect(row(2).getByLabel('Quantity')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(1).getByLabel('Quantity')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row(1).getByLabel('Unit', { exact: true })).toBeFocused();

  // Rows of a spreadsheet: a known SKU with its own price, and free text. A column of prices into its column.
  await row(2).getByLabel('SKU').focus();
  await paste(page, `SEAL-40-62-${mark}\t20\tNOS\t60\r\nAnaerobic sealant 50 ml\t3\tNOS\t1,250\r\n`);
  await expect(row(4).getByLabel('Item 4')).toHaveValue('Anaerobic sealant 50 ml');
  await expect(row(3).getByLabel('Item 3')).toHaveValue(`Nitrile oil seal ${mark}`);
  await row(3).getByLabel('Unit price (₹)').focus();
  await paste(page, '55\r\n1,200');
  await expect(row(4).getByLabel('Unit price (₹)')).toHaveValue('1,200');

  // ₹400, ₹410, ₹1,100 and ₹3,600 less 10%, with freight of ₹200 and 18%.
  await page.getByLabel('Discount on all goods (%)').fill('10');
  await page.getByLabel('Freight (₹)').fill('200');
  await expect(page.getByText('Total ₹6,087.62 with freight and tax, not saved')).toBeVisible();
  await expect(page.getByText('takes off ₹551.00')).toBeVisible();

  await page.getByRole('button', { name: 'Insert from the library' }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('button', { name: 'Add a term' }).click();
  const name = `Packing ${mark}`;
  await library.getByLabel('Name').fill(name);
  await library.getByLabel('Text').fill('Packed in seaworthy crates.');
  await library.getByRole('button', { name: 'Save' }).click();
  await library.getByRole('button', { name: `Insert ${name}` }).click();
  await expect(page.getByLabel('Terms', { exact: false }).first()).toHaveValue(/\nPacked in seaworthy crates\.$/);

  // A message to the buyer loses nothing.
  await page.getByRole('button', { name: 'Message the buyer' }).click();
  await library.getByLabel('Message').fill('Which grade of seal?');
  await library.getByRole('button', { name: 'Send to the buyer' }).click();
  await expect(library).toHaveCount(0);
  await expect(row(4).getByLabel('Unit price (₹)')).toHaveValue('1,200');

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(library).toContainText('₹6,087.62');
  await expect(library).toContainText('Packed in seaworthy crates.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Total ₹6,087.62 with freight and tax', { exact: true })).toBeVisible();
  const [draft] = (await callAs(page.request, staffToken, `/api/admin/rfq-get?id=${id}`)).rfq.versions;
  expect(draft).toMatchObject({ total: 6087.62, discount_percent: 10, partial_ok: true });
});
