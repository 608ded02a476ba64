import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('a bank statement is imported, its sure match accepted, and the invoice is paid', async ({ page }) => {
  test.slow();
  const { request } = page;
  const { people, products, staffToken } = await addPlant(request, ['Kavita']);
  const ask = (path: string, body?: object) => callAs(request, staffToken, `/api/admin/${path}`, body);
  const items = [{ product_id: products[0]!.id, qty: 5 }];
  const { id: order } = await callAs(request, people[0]!.token, '/api/orders/create', { items });
  await ask('order-move', { id: order, to: 'confirmed' });
  const shipment = await ask('shipment-pack', { order_id: order, lines: [{ line_no: 1, qty: 5 }] });
  const { id, inv } = await ask('invoice-issue', { shipment_id: shipment.id });
  const { invoice } = await ask(`invoice-get?id=${id}`);
  const mark = String(Date.now()).slice(-9);
  const [date, amount] = [invoice.date.split('-').reverse().join('/'), invoice.amount.toLocaleString('en-IN')];
  const statement = [
    `A/C No: 50200012344321`,
    'Txn Date,Particulars,Chq/Ref No,Debit,Credit,Balance',
    `${date},NEFT CR SIROHI CASTINGS ${inv},SBIN226${mark},,"${amount}","9,25,000.00"`,
    `${date},INTEREST ${mark},,,"1,532.00","9,26,532.00"`,
    `${date},RENT,4512,"50,000.00",,"8,76,532.00"`,
    `31/02/2026,NEFT UNREADABLE,,,"5.00","8,76,537.00"`,
  ].join('\n');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const choose = page.getByLabel(/^Choose (the statement|another file)$/);

  await signInStaff(page, '/admin/receipts');
  await page.getByRole('link', { name: 'Bank statements' }).click();
  await page.getByRole('button', { name: 'Import a statement' }).first().click();
  // A file that is no statement says what to do.
  await choose.setInputFiles(file('notes.csv', 'a,"b\n1,2'));
  await expect(page.getByText('A quotation mark in row 1 is not closed.')).toBeVisible();
  await choose.setInputFiles(file('nov.csv', statement));
  await expect(page.getByText('Row 6: “31/02/2026” is not a date.')).toBeVisible();
  await page.getByLabel('Our bank account').fill(`HDFC ${mark}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Import 2 credits' }).click();
  await expect(page.getByText('2 lines imported.')).toBeVisible();

  const line = page.getByRole('listitem').filter({ hasText: `SBIN226${mark}` });
  await expect(line.getByText(`Sure: Number and amount of ${inv}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Another allocation can be chosen; the dialog opens with the proposal.
  await line.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(new RegExp(`^${inv}`))).toHaveValue(amount);
  await expect(dialog.getByText('On account: ₹0.00')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).click();

  await line.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/^PSR\/\d{4}\/\d{6} recorded: /)).toBeVisible();
  await expect(line.getByText('Matched')).toBeVisible();
  await line.getByRole('link', { name: /^PSR\// }).click();
  await expect(page.getByText(`SBIN226${mark}`).first()).toBeVisible();
  await page.goto(`/admin/invoices/${id}`);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();

  // The rest of the statement is set aside; importing it again adds nothing.
  await page.goto(`/admin/bank?account=HDFC+${mark}&status=open`);
  await page.getByRole('button', { name: 'Ignore', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ignore' }).click();
  await expect(dialog.getByText('Say why it is no payment of a company').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('Interest');
  await dialog.getByRole('button', { name: 'Ignore' }).click();
  await expect(page.getByText('No lines match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Import a statement' }).first().click();
  await choose.setInputFiles(file('nov.csv', statement));
  await page.getByLabel('Our bank account').fill(`HDFC ${mark}`);
  await page.getByRole('button', { name: 'Import 2 credits' }).click();
  await expect(page.getByText('All 2 lines were imported before. Nothing was added.')).toBeVisible();
});

test('staff record a TDS certificate on the company’s page, and the buyer sees it', async ({ page }) => {
  test.slow();
  const { request } = page;
  const { company_id, people } = await addPlant(request, ['Kavita']);
  await signInStaff(page, `/admin/companies/${company_id}`);
  await page.getByRole('button', { name: 'Record a certificate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Enter the certificate number.').first()).toBeVisible();
  await dialog.getByLabel('Certificate number').fill('QWERTYU');
  await dialog.getByLabel('TDS (₹)').fill('1,250.50');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('QWERTYU', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { meter } = await callAs(request, people[0]!.token, '/api/customer/tds');
  expect(meter).toMatchObject({ certified: 1250.5, certificates: [{ number: 'QWERTYU', quarter: 1 }] });
  await page.goto('/admin/tds');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
