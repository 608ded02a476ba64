import type { Page } from '@playwright/test';
import { callAs, tokenOf } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { sendUnderChallan } from '../support/consignments.ts';
import { placeOrder } from '../support/place-order.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

const status = (page: Page) => page.locator('.sheet-block .status');
const dialog = (page: Page) => page.getByRole('dialog');

test('what cannot be supplied is short-closed: the buyer sees it, and the order is completed without it', async ({
  page,
}) => {
  await signInStaff(page);
  const token = await tokenOf(page.request, staff.employee);
  const id = await placeOrder(page);
  await callAs(page.request, token, '/api/admin/order-move', { id, to: 'confirmed' });
  const packed = await callAs(page.request, token, '/api/admin/shipment-pack', {
    ...{ order_id: id, lines: [{ line_no: 1, qty: 3 }] },
  });
  await sendUnderChallan(page.request, token, packed.id, {
    ...{ carrier: 'Blue Dart', awb: 'BD7654321', eway_bill: '123456789012' },
  });
  await page.goto(`/admin/orders/${id}`);
  await expect(status(page)).toHaveText('Partly shipped');
  await page.getByRole('button', { name: 'Short-close' }).click();
  const quantities = dialog(page)
    .getByRole('textbox')
    .filter({ hasNot: page.locator('textarea') });
  await expect(quantities.first()).toBeFocused();
  await expect(quantities.first()).toHaveValue('2');
  await quantities.first().fill('3');
  await page.keyboard.press('Enter');
  await expect(quantities.first()).toHaveAccessibleDescription(/Enter a whole number from 0 to 2\./);
  await quantities.first().fill('2');
  await page.keyboard.press('Enter');
  const reason = dialog(page).getByLabel('Reason (shown to the buyer)');
  await expect(reason).toHaveAccessibleDescription('Give a reason. The buyer will see it.');
  await reason.fill('The maker stopped this seal.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Short-close' }).click();
  await expect(status(page)).toHaveText('In transit');
  await expect(page.getByText('2 not supplied')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Pack goods' })).toHaveCount(0);
  // The focused button is gone: the focus moved to the next step.
  await expect(page.locator('main .button-primary:focus')).toHaveCount(1);

  await page.evaluate(() => localStorage.clear());
  await signIn(page, buyers.aravalli, `/portal/orders/${id}`);
  await expect(page.getByText('2 not supplied')).toHaveCount(2);
  await expect(page.getByText('Quantities not supplied are not invoiced.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
