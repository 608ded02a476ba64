import type { Page } from '@playwright/test';
import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** An order of 10 bearings of which 3 are in stock, by a quote that was accepted; confirmed. */
async function orderBeyondStock(page: Page) {
  const { people, products, staffToken } = await addPlant(page.request, ['Asha']);
  const { token } = people[0]!;
  const asStaff = (path: string, body?: object) => callAs(page.request, staffToken, path, body);
  const product = products.find(({ sku }) => sku.startsWith('BRG'))!;
  await asStaff('/api/admin/stock-adjust', { product_id: product.id, change: -497, reason: 'damaged' });
  const name = 'Deep groove ball bearing';
  const wish = { title: 'Bearings', lines: [{ product_id: product.id, item: name, qty: 10, unit: 'NOS' }] };
  const { id: rfq_id } = await callAs(page.request, token, '/api/customer/rfq-create', wish);
  const { rfq } = await asStaff(`/api/admin/rfq-get?id=${rfq_id}`);
  const line = {
    ...{ product_id: product.id, sku: product.sku, name, brand: null, unit: 'NOS', hsn: '848210', qty: 10 },
    ...{ price: 380, discount: 0, gst_rate: 18, lead_days: null, rfq_line_no: 1 },
  };
  const quote = await asStaff('/api/admin/quote-save', {
    ...{ rfq_id, lines: [line], ship_address_id: rfq.addresses[0].id, freight: 0, valid_until: '2199-12-31' },
  });
  await asStaff('/api/admin/quote-send', { id: quote.id, revision: quote.revision });
  const { order_id } = await callAs(page.request, token, '/api/customer/quote-accept', { id: quote.id });
  await asStaff('/api/admin/order-move', { id: order_id, to: 'confirmed' });
  return { order_id: order_id as number, sku: product.sku };
}

test('what an order lacks is bought, received, allocated, and packed with a scanner', async ({ page, allow }) => {
  test.slow();
  await signInStaff(page);
  const { order_id, sku } = await orderBeyondStock(page);
  await page.goto(`/admin/orders/${order_id}`);
  const line = page.getByRole('row').filter({ hasText: sku });
  await expect(line.getByRole('cell').nth(2)).toHaveText('3');
  await expect(line.getByRole('cell').nth(3)).toHaveText('7');

  // Only what is on the shelf is proposed, and no more is taken.
  await page.getByRole('button', { name: 'Pack goods' }).click();
  const qty = dialog(page).getByLabel(/Deep groove ball bearing/);
  await expect(qty).toHaveValue('3');
  await qty.fill('10');
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(qty).toHaveAccessibleDescription(/Only 3 nos available\. Receive the goods or count/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');

  // A vendor, then a draft for what is short.
  await page.goto('/admin/stores?view=vendors');
  const vendor = `Karam Traders ${sku.slice(-8)}`;
  await page.getByRole('button', { name: 'Add vendor' }).first().click();
  await dialog(page).getByLabel('Name').fill(vendor);
  await dialog(page).getByLabel('GST number').fill('08AAKCA4172M1ZA');
  await expect(dialog(page).getByLabel('State')).toHaveValue('Rajasthan');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add vendor' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`/admin/stores?q=${encodeURIComponent(sku)}`);
  const short = page.getByRole('row').filter({ hasText: sku });
  await expect(short).toContainText(String(order_id));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await short.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Make purchase order' }).click();
  await expect(dialog(page).getByLabel(/Deep groove ball bearing/)).toHaveValue('7');
  await dialog(page).getByLabel('Vendor').selectOption({ label: vendor });
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save draft' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^PSO\// })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Vendor', { exact: true })).toBeFocused();
  await page.getByLabel('Cost (₹)').fill('310');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog(page).getByRole('button', { name: 'Mark as sent' }).click();
  const status = page.locator('.sheet-block .status');
  await expect(status).toHaveText('Sent');
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()]);
  expect(pdf.suggestedFilename()).toMatch(/^PSO-\d{4}-\d{6}\.pdf$/);

  // Too many is refused at its field; then 7 come and go to the order.
  await page.getByRole('button', { name: 'Receive goods' }).click();
  const came = dialog(page).getByLabel(/Deep groove ball bearing/);
  allow(/400 \(Bad Request\)/);
  await came.fill('8');
  await dialog(page).getByRole('button', { name: 'Record receipt' }).click();
  await expect(came).toHaveAccessibleDescription(/Only 7 nos of .+ are still due/);
  await came.fill('7');
  await dialog(page).getByRole('button', { name: 'Record receipt' }).click();
  await expect(status).toHaveText('Received');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The goods are put into another bin, which the list of stock and the pick list have from then on.
  await page.goto(`/admin/stores?view=stock&q=${encodeURIComponent(sku)}`);
  await page.getByRole('button', { name: `Bin of ${sku}` }).dblclick();
  await page.keyboard.type('B-07-1\n');
  await expect(page.getByRole('button', { name: `Bin of ${sku}: B-07-1. Edit` })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Packed by keyboard alone: the scanner types a code and presses Enter.
  await page.goto(`/admin/orders/${order_id}`);
  await expect(line.getByRole('cell').nth(2)).toHaveText('10');
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pick list' }).click(),
  ]);
  expect(list.suggestedFilename()).toBe(`pick-list-${order_id}.pdf`);
  await page.getByRole('button', { name: 'Pack goods' }).click();
  const scan = dialog(page).getByLabel(/^Scan/);
  await expect(scan).toBeFocused();
  await page.keyboard.type('SKF-000\n');
  await expect(scan).toHaveAccessibleDescription(/SKF-000 is not on this order/);
  for (let count = 0; count < 10; count++) await page.keyboard.type(`${sku}\n`);
  await expect(qty).toHaveValue('10');
  await page.keyboard.type(`${sku}\n`);
  await expect(scan).toHaveAccessibleDescription(/Too many: .+ is complete with 10/);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(page.locator('.sheet-block .status')).toHaveText('Packed');
});
