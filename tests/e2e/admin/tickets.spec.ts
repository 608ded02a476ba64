import { signInStaff } from '../support/admin.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

/** A small file that can be attached. */
const counted = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from('seal,count\n1,18\n') });

test('a ticket about an order is raised in the portal, answered by staff, replied to and closed', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const subject = `Seals short ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, buyers.aravalli, '/portal/orders');
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Get help' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(/^About order \d+$/);
  const order = /\d+/.exec(await page.getByLabel('Subject').inputValue())![0];
  await expect(page.getByLabel(/^Order/)).toHaveValue(order);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel(/^Category/).selectOption('Delivery and transport');
  await page.getByLabel('Message', { exact: true }).fill('Two of 20 are missing.');
  await page.getByLabel(/^Files/).setInputFiles(['open-box.csv', 'list.csv'].map(counted));
  await expect(page.getByRole('button', { name: 'Remove list.csv' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove list.csv' }).click();
  // What was typed and uploaded survives a reload.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove open-box.csv' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByText('Ticket submitted. Our team will contact you shortly.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByRole('link', { name: order })).toBeVisible();
  await expect(page.getByRole('button', { name: 'open-box.csv' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const address = page.url();

  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await signInStaff(page, `/admin/tickets?status=open&q=${encodeURIComponent(subject)}`);
  await expect(page.getByText('1 ticket', { exact: true })).toBeVisible();
  if (isMobile) await page.getByLabel('Sort').selectOption('Answer due: descending');
  else await page.getByRole('button', { name: 'Answer due' }).dblclick();
  await expect(page).toHaveURL(/sort=due_desc$/);
  await expect(page.getByText('1 ticket', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^TKT-/ }).click();
  await expect(page.locator('.title-block').getByText('Delivery and transport')).toBeVisible();
  await expect(page.getByRole('button', { name: 'open-box.csv' })).toBeVisible();
  await page.getByLabel(/^Attachment/).setInputFiles(counted('lr.csv'));
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Write the answer.')).toBeVisible();
  await page.getByLabel('Answer', { exact: true }).fill('Two seals leave today, LR 448812101.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.locator('.sheet-block .status')).toHaveText('Answered');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await expect(page.locator('.sheet-block .status')).toHaveText('Closed');

  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await signIn(page, buyers.aravalli);
  await page.goto(address);
  await expect(page.getByText('Two seals leave today, LR 448812101.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'lr.csv' })).toBeVisible();
  await page.getByLabel('Your reply').fill('Only one has arrived.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.locator('.sheet-block .status')).toHaveText('Open');
  await expect(page.getByText('Only one has arrived.')).toBeVisible();
});
