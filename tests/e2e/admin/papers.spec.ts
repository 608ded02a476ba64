import type { Page } from '@playwright/test';
import { addPlant, callAs } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

/** What is printed on documents, and the documents of an order besides its invoices. */

const dialog = (page: Page) => page.getByRole('dialog');

/** Presses a download button and returns the file's name. */
async function download(page: Page, name: RegExp): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).first().click()]);
  return file.suggestedFilename();
}

/** A placed order of the test's own company. */
async function placeOrder(page: Page) {
  const { people, products, staffToken } = await addPlant(page.request, ['Meera']);
  const buyer = people[0]!;
  const items = [{ product_id: products[0]!.id, qty: 5 }];
  const { id } = await callAs(page.request, buyer.token, '/api/orders/create', { items, po_number: 'PO/PAPER/1' });
  return { id: id as number, buyer, staffToken };
}

test('an admin corrects the account that invoices show @desktop', async ({ page, allow }) => {
  allow(/400/);
  await signIn(page, staff.admin, '/admin/invoices');
  await expect(page.getByRole('button', { name: 'Issued', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Our details' }).click();
  const ifsc = page.getByLabel('IFSC');
  await ifsc.fill('DEMOO000001');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(ifsc).toHaveAccessibleDescription(/The fifth is a zero\./);
  await expect(ifsc).toHaveValue('DEMOO000001');
  await expectAccessible(page);
  await ifsc.fill('demo0000001');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Saved. Documents issued from now on print these details.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('IFSC')).toHaveValue('DEMO0000001');
});

test('an employee reads the details and cannot change them @desktop', async ({ page }) => {
  await signIn(page, staff.employee, '/admin/invoices?view=our-details');
  await expect(page.getByText('Only admins can change this.')).toBeVisible();
  await expect(page.getByText('demo@demobank')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save details' })).toHaveCount(0);
  await expectAccessible(page);
});

test('proforma, confirmation and packing slip, for the buyer as for staff; the invoice says how to pay', async ({
  page,
}) => {
  const { id, buyer, staffToken } = await placeOrder(page);
  await signIn(page, buyer.email, `/portal/orders/${id}`);
  expect(await download(page, /^Proforma invoice/)).toBe(`proforma-invoice-${id}.pdf`);
  await expect(page.getByRole('button', { name: /^Order confirmation/ })).toHaveCount(0);

  const call = (path: string, body: object) => callAs(page.request, staffToken, path, body);
  await call('/api/admin/order-move', { id, to: 'confirmed' });
  const { id: shipment_id } = await call('/api/admin/shipment-pack', { order_id: id, lines: [{ line_no: 1, qty: 5 }] });
  const invoice = await call('/api/admin/invoice-issue', { shipment_id });
  await page.reload();
  expect(await download(page, /^Order confirmation/)).toBe(`order-confirmation-${id}.pdf`);
  expect(await download(page, /^Packing slip/)).toMatch(/^packing-slip-SHP-\d+\.pdf$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`/portal/invoices/${invoice.id}`);
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay ₹[\d,.]+ by UPI/ })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=demo@demobank/,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('goods on approval are listed until they come back', async ({ page }) => {
  const { id, staffToken } = await placeOrder(page);
  const call = (path: string, body: object) => callAs(page.request, staffToken, path, body);
  await call('/api/admin/order-move', { id, to: 'confirmed' });
  const { id: shipment_id } = await call('/api/admin/shipment-pack', { order_id: id, lines: [{ line_no: 1, qty: 5 }] });
  const { number } = await call('/api/admin/challan-issue', { shipment_id, reason: 'goods on approval' });
  await call('/api/admin/shipment-dispatch', { id: shipment_id, carrier: 'VRL Logistics', lr_number: `LR/${id}` });
  await signInStaff(page, '/admin/invoices?view=challans');
  const action = page.getByRole('button', { name: `Record return of ${number}` });
  await expect(action).toBeVisible();
  await expect(page.getByText('Invoice or return by').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await action.click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Record return' }).click();
  await expect(page.getByText(`Goods of ${number} returned.`)).toBeVisible();
  await expect(action).toHaveCount(0);
});
