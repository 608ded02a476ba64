import type { Page } from '@playwright/test';
import { callAs, tokenOf } from './support/colleagues.ts';
import { desk } from './support/desk.ts';
import { placeOrder } from './support/place-order.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './support/test.ts';

const status = (page: Page) => page.locator('.sheet-block .status');
const dialog = (page: Page) => page.getByRole('dialog');

test('staff confirm an order, pack and send it in two parts; the buyer tracks it without signing in', async ({
  page,
}) => {
  test.slow();
  await desk(page);
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
  // The month alone is no day, though the field may be left out: it is not dropped unseen.
  const day = dialog(page).getByLabel('Dispatch by');
  await day.press('1');
  await page.keyboard.press('Enter');
  await expect(day).toHaveAccessibleDescription('Enter the day, like 2026-11-30.');
  await day.fill('2026-01-01');
  await page.keyboard.press('Enter');
  await expect(day).toHaveAccessibleDescription('This day has passed. Enter today or a later one.');
  await day.fill('2199-12-31');
  await expect(day).toHaveAccessibleDescription('');
  await dialog(page).getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(status(page)).toHaveText('Confirmed');
  // The button that asked is gone: the focus goes on to the next act.
  await expect(page.getByRole('button', { name: 'Pack goods' })).toBeFocused();

  // A hold needs its reason.
  await page.getByRole('button', { name: 'Hold' }).click();
  await dialog(page).getByRole('button', { name: 'Hold' }).click();
  await expect(dialog(page).getByText('Give a reason: the buyer reads it.')).toBeVisible();
  await expectAccessible(page);
  // Escape, or a click beside the dialog, may be a slip.
  const reason = dialog(page).getByLabel('Reason, as the buyer reads it');
  await reason.fill('The PO is to be changed');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Hold' }).click();
  await expect(reason).toHaveValue('The PO is to be changed');
  await dialog(page).getByRole('button', { name: 'Hold' }).click();
  await expect(status(page)).toHaveText('On hold');
  await page.getByRole('button', { name: 'Release' }).click();
  // What was promised is proposed again.
  await expect(dialog(page).getByLabel('Dispatch by')).toHaveValue('2199-12-31');
  await dialog(page).getByRole('button', { name: 'Release' }).click();
  await expect(status(page)).toHaveText('Confirmed');
  await page.getByRole('button', { name: 'Hold' }).click();
  await expect(reason).toHaveValue('');
  await page.mouse.click(2, 2);
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Pack goods' }).click();
  await dialog(page).getByRole('textbox').first().fill('');
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(dialog(page).getByText('Enter how many, 0 for none.')).toBeVisible();
  await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
  await dialog(page).getByRole('textbox').first().fill('9');
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(dialog(page).getByText('Enter a whole number from 0 to 5.')).toBeVisible();
  await dialog(page).getByRole('textbox').first().fill(' 3 ');
  await dialog(page).getByRole('textbox').last().fill('0');
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  // A part of it is not the order.
  await expect(status(page)).toHaveText('Confirmed');
  await page.getByRole('button', { name: 'Dispatch' }).click();
  await dialog(page).getByLabel('Carrier').fill('Blue Dart');
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Enter the AWB number');
  const awb = `BD${id}77`;
  await dialog(page).getByLabel('AWB number').fill(awb);
  await dialog(page).getByLabel('Expected delivery').fill('2026-01-01');
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('This day has passed.');
  await dialog(page).getByLabel('Expected delivery').fill('');
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
  await expect(status(page)).toHaveText('Partly shipped');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pack goods' }).click();
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await page.getByRole('button', { name: 'Dispatch' }).click();
  await dialog(page).getByLabel('Carrier').fill('VRL Logistics');
  await dialog(page).getByLabel('LR number').fill(`LR/${id}`);
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
  await expect(status(page)).toHaveText('In transit');
  for (const who of ['Ramesh, gate 2', 'Stores']) {
    await page.getByRole('button', { name: 'Delivered' }).first().click();
    await dialog(page).getByLabel('Received by').fill(who);
    await dialog(page).getByRole('button', { name: 'Delivered' }).click();
    await expect(page.getByText(`Received by${who}`)).toBeVisible();
  }
  await expect(status(page)).toHaveText('Delivered');
  // What happened to which consignment, beside what the order was by then.
  for (const told of ['sent with Blue Dart, AWB', 'packed', 'sent with VRL', 'delivered, received by Ramesh']) {
    await expect(page.locator('.history')).toContainText(new RegExp(`SHP-\\d+ ${told}`));
  }
  // A step that left the order as it was is headed by what it is about.
  const steps = ['Consignment 1', 'Partly shipped', 'Consignment 2', 'In transit', 'Consignment 1', 'Delivered'];
  await expect(page.locator('.history .status')).toHaveText([/Placed/, /Confirmed/, /On hold/, /Confirmed/, ...steps]);

  // What came back is sold again only where somebody has said so.
  const buyer = await tokenOf(page.request, buyers.aravalli);
  const back = { id, reason: 'They came wet', lines: [{ line_no: 1, qty: 2 }] };
  await callAs(page.request, buyer, '/api/orders/return-request', back);
  await page.reload();
  await page.getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Goods received' }).click();
  await expect(dialog(page).getByText('The buyer’s reason: They came wet')).toBeVisible();
  // What is read out with a choice as the focus comes to it.
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      const words = (target as Element).getAttribute('aria-describedby');
      document.documentElement.dataset.heard = (words && document.getElementById(words)?.textContent) ?? '';
    });
  });
  await dialog(page).getByRole('button', { name: 'Goods received' }).click();
  const unchosen = 'Choose one: it decides whether they can be sold.';
  await expect(dialog(page).getByText(unchosen)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-heard', unchosen);
  await expect(dialog(page).getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await dialog(page).getByLabel('No: leave them out of the stock').check();
  const received = page.waitForRequest('**/api/admin/return-settle');
  await dialog(page).getByRole('button', { name: 'Goods received' }).click();
  expect((await received).postDataJSON()).toMatchObject({ to: 'received', restock: false });
  await expect(page.getByText('goods are back')).toBeVisible();

  await page.goto('/delivery/tracking');
  await page.getByLabel('Order ID, AWB or LR number').fill(awb.toLowerCase());
  await page.getByLabel('Email or PIN code on the order').fill(buyers.aravalli);
  await page.getByRole('button', { name: 'Track' }).click();
  const consignment = page.getByText(`Blue Dart · AWB ${awb} · delivered`);
  await expect(consignment).toBeVisible();
  // Asked for again, it is shown again.
  await page.getByLabel('Email or PIN code on the order').fill('nobody@nowhere.test');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(consignment).toBeHidden();
  await page.getByLabel('Email or PIN code on the order').fill(buyers.aravalli);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(consignment).toBeVisible();
});

test('whoever packs or cancels an order that somebody else moved meanwhile is told so, and sees it as it is now', async ({
  page,
  allow,
}) => {
  allow(/409/);
  await desk(page);
  const id = await placeOrder(page);
  const token = await tokenOf(page.request, staff.admin);
  const move = (body: object) => callAs(page.request, token, '/api/admin/order-move', { id, ...body });

  const other = await placeOrder(page);
  const cancel = dialog(page).getByRole('button', { name: 'Cancel order' });
  await page.goto(`/admin/orders/${other}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await move({ id: other, to: 'confirmed' });
  await dialog(page).getByLabel('Reason, as the buyer reads it').fill('Ordered twice');
  await cancel.click();
  await expect(dialog(page).getByText('This order has changed since you opened it.')).toBeVisible();
  await expect(status(page)).toHaveText('Confirmed');
  await expect(dialog(page).getByLabel('Reason, as the buyer reads it')).toHaveValue('Ordered twice');
  await expectAccessible(page);
  await cancel.click();
  await expect(status(page)).toHaveText('Cancelled');

  // What cannot be done any more is not offered again, and what was typed for it can still be read.
  for (const note of ['Leaves on Friday', '']) {
    const gone = await placeOrder(page);
    await page.goto(`/admin/orders/${gone}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await dialog(page).getByLabel('Note to the buyer').fill(note);
    await move({ id: gone, to: 'cancelled', note: 'Ordered twice' });
    await dialog(page).getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(`Order ${gone} is cancelled by now. Nothing was written.`);
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
  // Of an order that is packed the next step is the loudest, and to cancel it is not.
  await expect(page.locator('main .button-primary')).toHaveText(['Dispatch']);
  await page.getByRole('button', { name: 'Unpack' }).click();
  await page.getByRole('button', { name: 'Pack goods' }).click();
  await move({ to: 'cancelled', note: 'The maker stopped this seal.' });
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(dialog(page).getByText(`Order ${id} is cancelled. Nothing more is packed.`)).toBeVisible();
  await expect(status(page)).toHaveText('Cancelled');
  await isOver();
  await dialog(page).getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.locator('.page-head').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
