import type { Page } from '@playwright/test';
import { addPlant, callAs, tokenOf } from '../support/colleagues.ts';
import { signInStaff, holdBack } from '../support/admin.ts';
import { placeOrder } from '../support/place-order.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

/** An order packed in one consignment, over HTTP; returns its number. */
async function packOrder(page: Page): Promise<number> {
  const order_id = await placeOrder(page, 'PO/E2E/INV', [3]);
  const token = await tokenOf(page.request, staff.employee);
  await callAs(page.request, token, '/api/admin/order-move', { id: order_id, to: 'confirmed' });
  await callAs(page.request, token, '/api/admin/shipment-pack', { order_id, lines: [{ line_no: 1, qty: 3 }] });
  return order_id;
}

const status = (page: Page) => page.locator('.sheet-block .status');
const dialog = (page: Page) => page.getByRole('dialog');

test('the queue of consignments to invoice shows no other list before hydration @desktop', async ({ page }) => {
  await signInStaff(page);
  const start = await holdBack(page, '**/_astro/InvoiceViews.*.js');
  await page.goto('/admin/invoices?view=queue', { waitUntil: 'domcontentloaded' });
  const views = page.getByRole('group', { name: 'Show' });
  const labels = ['Issued', 'To be invoiced', 'Goods out on challan', 'E-invoicing', 'Our details'];
  await expect(views.getByRole('button')).toHaveText(labels);
  await expect(views.getByRole('button', { pressed: true })).toHaveCount(0);
  // A search typed for one list would be lost with it.
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  start();
  await expect(views.getByRole('button', { pressed: true })).toHaveText('To be invoiced');
  await expect(page.getByRole('searchbox', { name: 'Search consignments' })).toBeVisible();
});

test('staff issue an invoice and record its payment; the buyer reads and downloads it', async ({ page, allow }) => {
  test.slow();
  // More than the amount due.
  allow(/400/);
  await signInStaff(page);
  const order = await packOrder(page);

  // The packed consignment is in the queue, found by its order's number, and invoiced from the order's page.
  await page.goto('/admin/invoices?view=queue');
  await expect(page.getByRole('link', { name: String(order) })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search consignments' }).fill(`#${order}`);
  await expect(page.getByText('1 consignment', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: String(order) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible();
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(dialog(page)).toContainText(/Issue the invoice for SHP-\d+\?/);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  const link = page.getByRole('link', { name: /^PS\/\d{4}\/\d{6}$/ });
  const number = (await link.textContent())!;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await expect(status(page)).toHaveText('Issued');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // More than the amount due is refused at its field; then a part is paid and reversed.
  await page.getByRole('button', { name: 'Record payment' }).click();
  const open = Number(await dialog(page).getByLabel('Amount (₹)').inputValue());
  await dialog(page)
    .getByLabel('Amount (₹)')
    .fill(String(open + 1));
  await dialog(page).getByRole('button', { name: 'Record' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(/Only ₹.* is due/);
  await expectAccessible(page);
  await dialog(page).getByLabel('Amount (₹)').fill('1');
  // A date before the invoice's is refused at its field.
  const receivedOn = dialog(page).getByLabel('Received on');
  const today = await receivedOn.inputValue();
  await receivedOn.fill('2019-03-01');
  await dialog(page).getByRole('button', { name: 'Record' }).press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('This date is before the invoice date');
  await expectAccessible(page);
  await receivedOn.fill(today);
  await dialog(page).getByRole('button', { name: 'Record' }).click();
  await expect(status(page)).toHaveText('Part paid');
  await page.getByRole('button', { name: /^Reverse payment/ }).click();
  await expect(dialog(page)).toContainText('get a correction by email');
  await dialog(page).getByRole('button', { name: 'Reverse payment' }).click();
  await expect(status(page)).toHaveText('Issued');

  await page.getByRole('button', { name: 'Record payment' }).click();
  await dialog(page).getByLabel('Reference').fill('UTR77');
  await dialog(page).getByRole('button', { name: 'Record' }).click();
  await expect(status(page)).toHaveText('Paid');

  await page.goto(`/admin/invoices?q=${number}`);
  await expect(page.getByText('1 invoice', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The buyer.
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(/login/);
  await signIn(page, buyers.aravalli, `/portal/invoices?q=${number}`);
  await expect(page.getByText('1 invoice', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: number }).click();
  await expect(status(page)).toHaveText('Paid');
  await expect(page.getByText('UTR77').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${number.replaceAll('/', '-')}.pdf`);

  // A month's invoices as one file.
  await page.goto('/portal/invoices');
  await page.getByRole('button', { name: 'Download by month' }).click();
  await expectAccessible(page);
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: /^ZIP/ }).first().click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^invoices-\d{4}-\d{2}\.zip$/);
});

test('an amount may be pasted with rupee sign, commas and spaces @desktop', async ({ page }) => {
  const { people, products, staffToken: token } = await addPlant(page.request, ['Meera']);
  const asStaff = (path: string, body: object) => callAs(page.request, token, `/api/admin/${path}`, body);
  const items = [{ product_id: products[0]!.id, qty: 400 }];
  const { id } = await callAs(page.request, people[0]!.token, '/api/orders/create', { items });
  await asStaff('order-move', { id, to: 'confirmed' });
  const { id: shipment_id } = await asStaff('shipment-pack', { order_id: id, lines: [{ line_no: 1, qty: 400 }] });
  const papers = { carrier: 'Blue Dart', awb: `BD${id}01`, eway_bill: '271234567890' };
  const { id: invoice } = await asStaff('invoice-issue', { shipment_id });
  await asStaff('shipment-dispatch', { id: shipment_id, ...papers });
  await signInStaff(page, `/admin/invoices/${invoice}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const amount = dialog(page).getByLabel('Amount (₹)');
  for (const words of ['one lakh', '₹ 1,45,671.00']) {
    await amount.selectText();
    // Like a paste: without a key event for each character.
    await page.keyboard.insertText(words);
    await dialog(page).getByRole('button', { name: 'Record' }).click();
    if (words !== 'one lakh') continue;
    await expect(amount).toHaveAccessibleDescription(/Enter the amount in rupees with at most two decimals\.$/);
    await expect(amount).toHaveValue('one lakh');
  }
  await expect(status(page)).toHaveText('Part paid');
  const { invoice: read } = await callAs(page.request, token, `/api/admin/invoice-get?id=${invoice}`);
  expect(read.payments.map((payment: { amount: number }) => payment.amount)).toEqual([145671]);

  // The IRN of a cancelled invoice can no longer be entered.
  await expect(page.getByRole('button', { name: 'Enter IRN' })).toBeVisible();
  await asStaff('invoice-credit', { id: invoice, reason: 'Rate corrected' });
  await page.reload();
  await expect(status(page)).toHaveText('Cancelled');
  await expect(page.getByRole('button', { name: 'Enter IRN' })).toHaveCount(0);
});

test('the credit note button proposes a return that is still to be credited, and not the whole invoice @desktop', async ({
  page,
}) => {
  const { people, products, staffToken: token } = await addPlant(page.request, ['Meera']);
  const asStaff = (path: string, body: object) => callAs(page.request, token, `/api/admin/${path}`, body);
  const asBuyer = (path: string, body: object) => callAs(page.request, people[0]!.token, `/api/orders/${path}`, body);
  const { id } = await asBuyer('create', { items: [{ product_id: products[0]!.id, qty: 5 }] });
  await asStaff('order-move', { id, to: 'confirmed' });
  const { id: shipment } = await asStaff('shipment-pack', { order_id: id, lines: [{ line_no: 1, qty: 5 }] });
  const { id: invoice } = await asStaff('invoice-issue', { shipment_id: shipment });
  await asStaff('shipment-dispatch', { id: shipment, carrier: 'Blue Dart', awb: `BD${id}02` });
  await asStaff('shipment-move', { id: shipment, to: 'delivered', received_by: 'Gate 2' });
  const { code } = await asBuyer('return-request', { id, reason: 'Wrong seal', lines: [{ line_no: 1, qty: 2 }] });
  const back = Number(code.replace('RET-', ''));
  await asStaff('return-settle', { id: back, to: 'approved' });
  await asStaff('return-settle', { id: back, to: 'received' });

  await signInStaff(page, `/admin/invoices/${invoice}`);
  await page.getByRole('button', { name: 'Credit note' }).click();
  const choices = dialog(page).getByLabel('Credit', { exact: true }).locator('option');
  await expect(choices).toHaveText([`Return ${code}`, 'Chosen lines']);
  await expect(dialog(page).getByRole('status')).toContainText('Credit note: ₹968.00');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: `Credit ${code}` }).click();
  await expect(dialog(page).getByLabel('Reason')).toHaveValue(`Goods returned: ${code}`);
  await expect(dialog(page).getByLabel('Quantity')).toHaveValue('2');
});

test('a buyer reads what the company spent, from a month to its categories @desktop', async ({ page }) => {
  await signIn(page, buyers.aravalli, '/portal/invoices');
  await page.getByRole('link', { name: 'Spend' }).click();
  const table = page.getByRole('table', { name: 'Spend by month' });
  await expect(table.getByRole('row').last()).toContainText('100.0%');
  await expectAccessible(page);
  await table.getByRole('button').first().click();
  await expect(page).toHaveURL(/by=category/);
  await expect(page.getByRole('table', { name: 'Spend by category' })).toBeVisible();
  await page.getByLabel('Rows').selectOption('By plant');
  await expect(page.getByRole('table', { name: 'Spend by plant' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toBe('spend-by-plant.csv');
});

test('a company without invoices sees an empty state, and a failure in red above the table @desktop', async ({
  page,
  allow,
}) => {
  const { people } = await addPlant(page.request, ['Asha']);
  await signIn(page, people[0]!.email, '/portal/invoices');
  await expect(page.getByText('No invoices.')).toBeVisible();
  await expectAccessible(page);
  allow(/503/);
  await page.route('**/api/customer/invoices*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'The service is busy or restarting.' } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The service is busy or restarting.', { timeout: 20_000 });
});
