import type { Page } from '@playwright/test';
import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

/** Money from the advance to the adjusted balance, on the desk and as the buyer sees it. */

const dialog = (page: Page) => page.getByRole('dialog');

const looksRight = async (page: Page) => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
};

/** Orders bearings at ₹410, 18% GST. */
async function openTrade(page: Page) {
  const { people, products, staffToken, company_id } = await addPlant(page.request, ['Meera']);
  const [buyer] = people;
  const ask = (path: string, body?: object) => callAs(page.request, staffToken, `/api/admin/${path}`, body);
  const order = async (qty: number) => {
    const items = [{ product_id: products[0]!.id, qty }];
    const placed = await callAs(page.request, buyer!.token, '/api/orders/create', { items, po_number: 'PO/ADV' });
    await ask('order-move', { id: placed.id, to: 'confirmed' });
    return placed.id as number;
  };
  const invoice = async (order_id: number, qty: number) => {
    const { id: shipment_id } = await ask('shipment-pack', { order_id, lines: [{ line_no: 1, qty }] });
    return (await ask('invoice-issue', { shipment_id })) as { id: number; inv: string };
  };
  return { buyer: buyer!, company_id, ask, order, invoice };
}

test('advance, invoice, part return, adjusted against the next invoice', async ({ page, allow }) => {
  allow(/400/);
  test.slow();
  const trade = await openTrade(page);
  const order = await trade.order(10);
  await signInStaff(page);

  // The advance: first with a mistake, which loses nothing.
  await page.goto('/admin/receipts');
  await page.getByRole('button', { name: 'Record receipt' }).click();
  await dialog(page).getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Choose a company.');
  await dialog(page).getByLabel('Company').selectOption(String(trade.company_id));
  await dialog(page).getByLabel('Amount in the bank (₹)').fill('2,000');
  await dialog(page).getByLabel('Reference').fill(`UTR-ADV-${order}`);
  await expect(dialog(page).getByText('No invoice is open. The money stays on account.')).toBeVisible();
  await dialog(page).getByLabel('Advance against order').selectOption(String(order));
  await looksRight(page);
  await dialog(page).getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`/admin/receipts?q=UTR-ADV-${order}`);
  await expect(page.getByText('1 receipt', { exact: true })).toBeVisible();
  await looksRight(page);
  const link = page.getByRole('link', { name: /^PSR\// });
  const receipt = (await link.textContent())!;

  // The invoice offers it.
  const first = await trade.invoice(order, 10);
  await page.goto(`/admin/invoices/${first.id}`);
  await expect(page.getByText('Advance of ₹2,000.00 available')).toBeVisible();
  await page.getByRole('button', { name: `Apply ${receipt}` }).click();
  await expect(dialog(page).getByLabel('Amount (₹)')).toHaveValue('2,000');
  await looksRight(page);
  await dialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('.invoice-sums')).toContainText('₹2,838.00');
  await expect(page.getByText('Advance of ₹2,000.00 available')).toHaveCount(0);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await dialog(page).getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0);

  // Two come back after the payment; the balance is adjusted against the next invoice.
  await trade.ask('invoice-credit', {
    ...{ id: first.id, reason_code: 'goods returned', reason: 'Scratched', lines: [{ line_no: 1, qty: 2 }] },
  });
  const next = await trade.invoice(await trade.order(5), 5);
  await page.reload();
  await expect(page.getByText('₹968.00 was paid in excess')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust against another invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Adjust', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Choose an invoice.');
  await dialog(page)
    .getByLabel('Against invoice')
    .selectOption({ label: await optionOf(page, next.inv) });
  await expect(dialog(page).getByLabel('Amount (₹)')).toHaveValue('968');
  await looksRight(page);
  await dialog(page).getByRole('button', { name: 'Adjust', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Adjust against another invoice' })).toHaveCount(0);
  await looksRight(page);
  await page.getByRole('link', { name: next.inv }).click();
  await expect(page.getByText('Credit balance adjusted from')).toBeVisible();
  await expect(page.locator('.invoice-sums')).toContainText('₹1,451.00');

  // The receipt says what it settles, and has a voucher.
  await page.goto(`/admin/receipts?q=UTR-ADV-${order}`);
  await link.click();
  await expect(page.getByRole('heading', { name: `Receipt ${receipt}` })).toBeVisible();
  await expect(page.getByRole('link', { name: first.inv })).toBeVisible();
  await looksRight(page);
  const [voucher] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Voucher PDF' }).click(),
  ]);
  expect(voucher.suggestedFilename()).toBe(`${receipt.replaceAll('/', '-')}.pdf`);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(/login/);
  await signIn(page, trade.buyer.email, '/portal/invoices');
  const views = page.getByRole('group', { name: 'Show' });
  await expect(views.getByRole('button', { pressed: true })).toHaveText('Invoices');
  await views.getByRole('button', { name: 'Payments' }).click();
  const row = page.getByRole('row').filter({ hasText: receipt });
  await expect(row).toContainText(first.inv);
  await looksRight(page);
  const [own] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `PDF of ${receipt}` }).click(),
  ]);
  expect(own.suggestedFilename()).toBe(voucher.suggestedFilename());
  await page.goto(`/portal/invoices/${next.id}`);
  await expect(page.getByText('Credit balance adjusted from')).toBeVisible();
  await looksRight(page);
});

const optionOf = async (page: Page, inv: string) =>
  (await dialog(page).getByLabel('Against invoice').locator('option', { hasText: inv }).textContent())!;

test('one receipt over several invoices, short by paise; a returned cheque is reversed', async ({ page }) => {
  test.slow();
  const trade = await openTrade(page);
  const order = await trade.order(20);
  // ₹4,838 and ₹2,419.
  const [one, two] = [await trade.invoice(order, 10), await trade.invoice(order, 5)];
  await signInStaff(page, '/admin/receipts');
  await page.getByRole('button', { name: 'Record receipt' }).click();
  await dialog(page).getByLabel('Company').selectOption(String(trade.company_id));
  await dialog(page).getByLabel('Amount in the bank (₹)').fill('7250.50');
  await dialog(page).getByLabel('TDS deducted (₹)').fill('6');
  await dialog(page).getByLabel('Method').selectOption('cheque');
  await dialog(page).getByLabel('Reference').fill(`CHQ${order}`);
  await dialog(page).getByRole('button', { name: 'Allocate oldest first' }).click();
  await expect(dialog(page).getByLabel(one.inv)).toHaveValue('4,838');
  await expect(dialog(page).getByLabel(two.inv)).toHaveValue('2,418.5');
  await dialog(page).getByLabel('Write off the remaining ₹0.50').check();
  await expect(dialog(page).getByText('Fully allocated.')).toBeVisible();
  await looksRight(page);
  await dialog(page).getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`/admin/invoices/${two.id}`);
  await expect(page.getByText('Small difference written off')).toBeVisible();
  await expect(page.locator('.invoice-sums')).toContainText('Written off');
  await looksRight(page);

  await page.getByRole('link', { name: /^PSR\// }).click();
  await page.getByRole('button', { name: 'Reverse receipt' }).click();
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('Cheque returned');
  await looksRight(page);
  await dialog(page).getByRole('button', { name: 'Reverse', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Reversal \d+/ })).toBeVisible();
  await looksRight(page);
  await page.goto(`/admin/invoices/${one.id}`);
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeVisible();
});
