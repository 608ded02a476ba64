import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

test('a buyer sees what is due, advises the payment, and reads which receipt it became', async ({ page, allow }) => {
  allow(/409/);
  const { people, products, staffToken } = await addPlant(page.request, ['Meera']);
  const { email, token } = people[0]!;
  const ask = (path: string, body: object) => callAs(page.request, staffToken, `/api/admin/${path}`, body);
  const invoice = async (qty: number) => {
    const items = [{ product_id: products[0]!.id, qty }];
    const { id: order_id } = await callAs(page.request, token, '/api/orders/create', { items, po_number: 'PO/ADV' });
    await ask('order-move', { id: order_id, to: 'confirmed' });
    const { id: shipment_id } = await ask('shipment-pack', { order_id, lines: [{ line_no: 1, qty }] });
    return ask('invoice-issue', { shipment_id });
  };
  // ₹4,838.00 and ₹2,419.00.
  const [first, second] = [await invoice(10), await invoice(5)];
  const dialog = page.getByRole('dialog');
  const reference = `UTR-${first.id}`;

  await signIn(page, email, '/portal');
  const owed = page.getByRole('region', { name: 'Payments due' });
  await expect(owed).toContainText('₹7,257.00');
  await expect(owed).toContainText('2 invoices on');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await owed.getByRole('link', { name: /^Due next/ }).click();

  // The amount follows the ticks less the TDS, until it is typed; a mistake loses nothing.
  await page.getByRole('button', { name: 'Send payment advice' }).click();
  await dialog.getByLabel(first.inv).first().check();
  await dialog.getByLabel(second.inv).first().check();
  await dialog.getByLabel(`Paid of ${second.inv}`).fill('1,000');
  await dialog.getByLabel('TDS deducted').fill('38');
  await expect(dialog.getByLabel('Amount paid')).toHaveValue('5,800');
  await expect(dialog.getByText('Amount and TDS will be adjusted against these invoices.')).toBeVisible();
  await dialog.getByLabel('Amount paid').fill('5,000');
  await expect(dialog.getByText('The invoices come to ₹800.00 more than amount and TDS.')).toBeVisible();
  await dialog.getByLabel('Amount paid').fill('6,000');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByLabel('UTR or cheque number')).toHaveAccessibleDescription(
    /Enter the UTR or the cheque number/,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await dialog.getByLabel('UTR or cheque number').fill(reference);
  await dialog.getByLabel(/^Bank’s payment advice/).setInputFiles({
    ...{ name: 'bank-advice.csv', mimeType: 'text/csv', buffer: Buffer.from('utr,amount\n1,2\n') },
  });
  await expect(dialog.getByRole('button', { name: 'Remove bank-advice.csv' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);

  // From the page of an invoice the same UTR is refused at its field.
  await page.goto(`/portal/invoices/${second.id}`);
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole('button', { name: 'Send payment advice' }).click();
  await expect(dialog.getByLabel(`Paid of ${second.inv}`)).toHaveValue('1,419');
  await dialog.getByLabel('UTR or cheque number').fill(reference);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByLabel('UTR or cheque number')).toHaveAccessibleDescription(/is in your payment advice of/);
  await dialog.getByLabel('UTR or cheque number').fill(`${reference}-2`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/portal/invoices?view=advices');
  await page.getByRole('button', { name: `Withdraw ${reference}-2` }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.locator('.status', { hasText: 'Withdrawn' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The desk records it from the advice.
  await signInStaff(page, `/admin/receipts?view=advices&q=${reference}`);
  await expect(page.getByRole('button', { name: /^Payment advices \(\d+\)$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Record receipt of ${reference}`, exact: true }).click();
  await expect(dialog.getByLabel('Amount in the bank (₹)')).toHaveValue('6,000');
  await expect(dialog.getByLabel('Reference')).toHaveValue(reference);
  await expect(dialog.getByLabel(first.inv)).toHaveValue('4,838');
  await expect(dialog.getByText('₹200.00 stays on account.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.status', { hasText: 'Recorded' })).toBeVisible();
  const { items } = await callAs(page.request, token, '/api/customer/payment-advices?status=recorded');
  expect(items).toMatchObject([{ reference, receipt: { number: expect.stringMatching(/^PSR\//) } }]);

  await signIn(page, email, '/portal');
  await expect(owed).toContainText('₹1,419.00');
  await expect(owed).toContainText('₹200.00 on account');
});
