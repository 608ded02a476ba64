import { signInStaff } from '../support/admin.ts';
import { placeOrder } from '../support/place-order.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

test('buyer and staff write about an order, and a hold asks its question', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  const id = await placeOrder(page);

  // The PO comes after the order.
  await page.goto(`/portal/orders/${id}`);
  await page.getByRole('button', { name: 'Attach PO' }).click();
  const attach = page.getByRole('dialog');
  await attach.getByRole('button', { name: 'Attach PO' }).click();
  await expect(attach.getByText('Choose the file of the purchase order.')).toBeVisible();
  await attach.getByLabel(/^PO file/).setInputFiles({
    ...{ name: 'po-7.csv', mimeType: 'text/csv', buffer: Buffer.from('sku,qty\nB,5\n') },
  });
  await expectAccessible(page);
  await attach.getByRole('button', { name: 'Attach PO' }).click();
  await expect(page.getByRole('button', { name: 'po-7.csv' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Attach PO' })).toHaveCount(0);

  // The buyer writes, with a file.
  const messages = page.locator('#messages');
  await expect(messages.getByText('No messages yet.')).toBeVisible();
  await messages.getByRole('button', { name: 'Send message' }).click();
  await expect(messages.getByText('Write your message.')).toBeVisible();
  await messages.getByLabel('Message').fill('Please deliver at gate 2.');
  await page.reload();
  await expect(messages.getByLabel('Message')).toHaveValue('Please deliver at gate 2.');
  await messages.getByLabel(/Attachment/).setInputFiles({
    ...{ name: 'gate.csv', mimeType: 'text/csv', buffer: Buffer.from('gate,open\n2,9-17\n') },
  });
  await messages.getByRole('button', { name: 'Send message' }).click();
  await expect(messages.locator('.thread')).toContainText('Please deliver at gate 2.');
  await expect(messages.getByRole('button', { name: 'gate.csv' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Staff find it, note something for colleagues, and reply.
  await signInStaff(page, '/admin/orders?status=unread');
  await page.getByRole('link', { name: String(id), exact: true }).click();
  await expect(page.getByText('There is a new message on this page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'po-7.csv' })).toBeVisible();
  await expect(messages.getByText('New', { exact: true })).toBeVisible();
  await messages.getByLabel('Message').fill('Ask Ravi about gate 2.');
  await messages.getByRole('button', { name: 'Save as staff note' }).click();
  await expect(messages.locator('.thread')).toContainText('Staff note');
  await messages.getByLabel('Message').fill('Gate 2 it is.');
  await messages.getByRole('button', { name: 'Send to the buyer' }).click();
  await expect(messages.locator('.thread')).toContainText('Gate 2 it is.');

  // The order is confirmed and put on hold with a proposed change.
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Question or reason/).fill('Only three are left. Do you take three?');
  await dialog.getByText('Propose changes to the lines').click();
  const quantity = dialog.getByLabel('New quantity').first();
  await quantity.fill('9');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(dialog.getByText('Enter a whole number from 0 to 5.')).toBeVisible();
  await quantity.fill('3');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(page.getByText('Waiting for the buyer’s answer')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The buyer reads both and accepts.
  await signIn(page, buyers.aravalli, '/portal');
  await page.locator('.overview-messages').getByRole('link', { name: /order/ }).click();
  await expect(page).toHaveURL(/messages=new/);
  await page.getByRole('link', { name: `View order ${id}` }).click();
  await expect(messages.locator('.thread')).toContainText('Gate 2 it is.');
  await expect(messages.locator('.thread')).not.toContainText('Ask Ravi');
  const question = page.getByRole('region', { name: /This order is on hold/ });
  await expect(question).toContainText('Do you take three?');
  await expect(question).toContainText('3 nos instead of 5 nos');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Accept the change' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('.history')).toContainText('Change accepted');
});
