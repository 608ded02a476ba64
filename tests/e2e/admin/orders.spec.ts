import type { Page } from '@playwright/test';
import { callAs, tokenOf } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { placeOrder } from '../support/place-order.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

const status = (page: Page) => page.locator('.sheet-block .status');
const dialog = (page: Page) => page.getByRole('dialog');

async function issueInvoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('staff confirm an order, pack and dispatch it in two consignments; the buyer tracks it without signing in', async ({
  page,
  allow,
}) => {
  test.slow();
  await signInStaff(page);
  const id = await placeOrder(page);

  await page.goto(`/admin/orders?q=${id}`);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: String(id) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();

  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(dialog(page).getByLabel('Dispatch by')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  // An incomplete date is an error, even in an optional field.
  const day = dialog(page).getByLabel('Dispatch by');
  await day.press('1');
  await page.keyboard.press('Enter');
  await expect(day).toHaveAccessibleDescription('Choose a date.');
  await day.fill('2026-01-01');
  await page.keyboard.press('Enter');
  await expect(day).toHaveAccessibleDescription('This date has passed. Enter today or a later date.');
  await day.fill('2199-12-31');
  await expect(day).toHaveAccessibleDescription('');
  await dialog(page).getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(status(page)).toHaveText('Confirmed');
  // The pressed button is gone: the focus moves to the next action.
  await expect(page.getByRole('button', { name: 'Pack goods' })).toBeFocused();

  // A hold needs a reason.
  await page.getByRole('button', { name: 'Hold' }).click();
  await dialog(page).getByRole('button', { name: 'Hold' }).click();
  await expect(dialog(page).getByText('Give a reason. The buyer will see it.')).toBeVisible();
  await expectAccessible(page);
  // Escape or a click beside the dialog may be a mistake.
  const reason = dialog(page).getByLabel('Reason (shown to the buyer)');
  await reason.fill('The PO is to be changed');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Hold' }).click();
  await expect(reason).toHaveValue('The PO is to be changed');
  await dialog(page).getByRole('button', { name: 'Hold' }).click();
  await expect(status(page)).toHaveText('On hold');
  await page.getByRole('button', { name: 'Release' }).click();
  // The promised date is proposed again.
  await expect(dialog(page).getByLabel('Dispatch by')).toHaveValue('2199-12-31');
  await dialog(page).getByRole('button', { name: 'Release' }).click();
  await expect(status(page)).toHaveText('Confirmed');
  await page.getByRole('button', { name: 'Hold' }).click();
  await expect(reason).toHaveValue('');
  await page.mouse.click(2, 2);
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Pack goods' }).click();
  await dialog(page).getByRole('textbox').nth(1).fill('');
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(dialog(page).getByText('Enter a quantity, 0 for none.')).toBeVisible();
  await expect(dialog(page).getByRole('textbox').nth(1)).toBeFocused();
  await dialog(page).getByRole('textbox').nth(1).fill('9');
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(dialog(page).getByText('Enter a whole number from 0 to 5.')).toBeVisible();
  await dialog(page).getByRole('textbox').nth(1).fill(' 3 ');
  await dialog(page).getByRole('textbox').last().fill('0');
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  // A packed part does not make the order packed.
  await expect(status(page)).toHaveText('Confirmed');
  // Goods leave only with their invoice or a delivery challan.
  await expect(page.getByRole('button', { name: 'Dispatch' })).toHaveCount(0);
  await issueInvoice(page);
  await page.getByRole('button', { name: 'Dispatch' }).click();
  await dialog(page).getByLabel('Carrier').fill('Blue Dart');
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Enter the AWB number');
  const awb = `BD${id}77`;
  await dialog(page).getByLabel('AWB number').fill(awb);
  await dialog(page).getByLabel('Expected delivery').fill('2026-01-01');
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('This date has passed.');
  await dialog(page).getByLabel('Expected delivery').fill('');
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
  await expect(status(page)).toHaveText('Partly shipped');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pack goods' }).click();
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await issueInvoice(page);
  await page.getByRole('button', { name: 'Dispatch' }).click();
  await dialog(page).getByLabel('Carrier').fill('VRL Logistics');
  await dialog(page).getByLabel('LR number').fill(`LR/${id}`);
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
  await expect(status(page)).toHaveText('In transit');
  for (const who of ['Ramesh, gate 2', 'Stores']) {
    await page.getByRole('button', { name: 'Mark delivered' }).first().click();
    await dialog(page).getByLabel('Received by').fill(who);
    await dialog(page).getByRole('button', { name: 'Mark delivered' }).click();
    await expect(page.getByText(`Received by${who}`)).toBeVisible();
  }
  await expect(status(page)).toHaveText('Delivered');
  // The history names the consignment and the status of the order.
  for (const note of [
    'dispatched with Blue Dart, AWB',
    'packed',
    'dispatched with VRL',
    'delivered, received by Ramesh',
  ]) {
    await expect(page.locator('.history')).toContainText(new RegExp(`SHP-\\d+ ${note}`));
  }
  // A step that did not change the order's status is headed by its consignment and what happened to it.
  const steps = [
    'Consignment 1 packed',
    'Partly shipped',
    'Consignment 2 packed',
    'In transit',
    'Consignment 1 delivered',
    'Delivered',
  ];
  await expect(page.locator('.history .status')).toHaveText([/Placed/, /Confirmed/, /On hold/, /Confirmed/, ...steps]);

  // Returned goods go back to stock only if staff say so.
  const buyer = await tokenOf(page.request, buyers.aravalli);
  const back = { id, reason: 'They came wet', lines: [{ line_no: 1, qty: 2 }] };
  await callAs(page.request, buyer, '/api/orders/return-request', back);
  await page.reload();
  await page.getByRole('button', { name: 'Approve' }).click();
  // The goods are at the gate already: both steps in one dialog.
  await dialog(page).getByLabel('The goods have arrived').check();
  await expect(dialog(page).getByText('Buyer’s reason: They came wet')).toBeVisible();
  // What a screen reader reads when a choice takes the focus.
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      const words = (target as Element).getAttribute('aria-describedby');
      document.documentElement.dataset.heard = (words && document.getElementById(words)?.textContent) ?? '';
    });
  });
  await dialog(page).getByRole('button', { name: 'Approve and receive' }).click();
  const unchosen = 'Choose whether the goods go back to stock.';
  await expect(dialog(page).getByText(unchosen)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-heard', unchosen);
  await expect(dialog(page).getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await dialog(page).getByLabel('No, do not restock').check();
  const received = page.waitForRequest('**/api/admin/return-settle');
  await dialog(page).getByRole('button', { name: 'Approve and receive' }).click();
  expect((await received).postDataJSON()).toMatchObject({ to: 'approved', arrived: true, restock: false });
  await expect(page.getByRole('listitem').filter({ hasText: /RET-\d+ received/ })).toBeVisible();

  await page.goto('/delivery/tracking');
  await page.getByLabel('Order ID, AWB or LR number').fill(awb.toLowerCase());
  await page.getByRole('button', { name: 'Track' }).click();
  await page.getByLabel('Buyer’s email address or PO number').fill(buyers.aravalli);
  await page.getByRole('button', { name: 'Track' }).click();
  const consignment = page.getByText(`Blue Dart · AWB …${awb.slice(-4)} · delivered`);
  await expect(consignment).toBeVisible();
  // A second search works too; the browser's console repeats the 404 of the wrong address.
  allow(/404 \(Not Found\)/);
  await page.getByLabel('Buyer’s email address or PO number').fill('other@nowhere.test');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(consignment).toBeHidden();
  await page.getByLabel('Buyer’s email address or PO number').fill(buyers.aravalli);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(consignment).toBeVisible();

  // On the buyer's page all that happened to a line fits into its row, on a phone too.
  await signIn(page, buyers.aravalli, `/portal/orders/${id}`);
  await expect(page.getByText('Returned 2')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('packing or cancelling an order that someone else has just changed is refused and shows the current order', async ({
  page,
  allow,
}) => {
  allow(/409/);
  await signInStaff(page);
  const id = await placeOrder(page);
  const token = await tokenOf(page.request, staff.admin);
  const move = (body: object) => callAs(page.request, token, '/api/admin/order-move', { id, ...body });

  const other = await placeOrder(page);
  const cancel = dialog(page).getByRole('button', { name: 'Cancel order' });
  await page.goto(`/admin/orders/${other}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await move({ id: other, to: 'confirmed' });
  await dialog(page).getByLabel('Reason (shown to the buyer)').fill('Ordered twice');
  await cancel.click();
  await expect(dialog(page).getByText('This order has changed since you opened it.')).toBeVisible();
  await expect(status(page)).toHaveText('Confirmed');
  await expect(dialog(page).getByLabel('Reason (shown to the buyer)')).toHaveValue('Ordered twice');
  await expectAccessible(page);
  await cancel.click();
  await expect(status(page)).toHaveText('Cancelled');

  // An action that is no longer possible disappears, and the typed text can still be copied.
  for (const note of ['Leaves on Friday', '']) {
    const gone = await placeOrder(page);
    await page.goto(`/admin/orders/${gone}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await dialog(page).getByLabel('Note to the buyer').fill(note);
    await move({ id: gone, to: 'cancelled', note: 'Ordered twice' });
    await dialog(page).getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(`Order ${gone} is now cancelled. No changes saved.`);
    await expect(dialog(page).locator('.dialog-actions').getByRole('button')).toHaveText(['Back']);
    await expect(dialog(page).getByRole('button', { name: 'Back' })).toBeFocused();
    const typed = dialog(page).getByRole('textbox');
    await expect(typed).toHaveCount(note ? 1 : 0);
    if (note) {
      await expect(typed).toHaveValue(note);
      await expect(typed).not.toBeEditable();
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(status(page)).toHaveText('Cancelled');
  }

  const isOver = async () => {
    await expect(dialog(page).getByRole('button', { name: 'Back' })).toBeFocused();
    await expect(dialog(page).getByRole('button', { name: 'Pack' })).toHaveCount(0);
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
  };
  await move({ to: 'confirmed' });
  await page.goto(`/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Pack goods' }).click();
  const lines = [1, 2].map((line_no) => ({ line_no, qty: line_no === 1 ? 5 : 2 }));
  await callAs(page.request, token, '/api/admin/shipment-pack', { order_id: id, lines });
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(dialog(page).getByText('This order has changed since you opened it.')).toBeVisible();
  await isOver();
  await page.keyboard.press('Enter');
  // The primary action of a packed order is its next step, not to cancel it.
  await expect(page.locator('main .button-primary')).toHaveText([/^Issue invoice/]);
  await page.getByRole('button', { name: 'Unpack' }).click();
  await page.getByRole('button', { name: 'Pack goods' }).click();
  await move({ to: 'cancelled', note: 'The maker stopped this seal.' });
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(dialog(page).getByText(`Order ${id} is cancelled. No more goods can be packed.`)).toBeVisible();
  await expect(status(page)).toHaveText('Cancelled');
  await isOver();
  await dialog(page).getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.locator('.page-head').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
