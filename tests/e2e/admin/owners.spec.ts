import { addPlant, callAs, tokenOf } from '../support/colleagues.ts';
import { addStaff } from '../support/own-staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

test('work is assigned, found by owner, mentioned in a note and handed over when a colleague leaves @desktop', async ({
  page,
  allow,
}) => {
  test.slow();
  const { company_id, people, products, staffToken } = await addPlant(page.request, ['Asha']);
  const items = [{ product_id: products[0]!.id, qty: 1 }];
  const place = async () =>
    (await callAs(page.request, people[0]!.token, '/api/orders/create', { items })).id as number;
  const [order, other] = [await place(), await place()];
  const email = await addStaff(page);
  const farah = (await callAs(page.request, await tokenOf(page.request, email), '/api/admin/colleagues')).items[0].id;

  // One click assigns it to me. If a colleague was quicker, the page says who, and nothing is overwritten.
  await signIn(page, staff.employee, `/admin/orders/${order}`);
  const owner = page.locator('.owner-cell');
  await expect(owner).toContainText('Unassigned');
  const assign = { kind: 'orders', id: order, owner_id: farah, seen: null };
  await callAs(page.request, staffToken, '/api/admin/owner-assign', assign);
  allow(/409/);
  await owner.getByRole('button', { name: 'Assign to me' }).click();
  await expect(owner.getByRole('alert')).toContainText('Arvind Rao assigned it to Farah Khan');
  await expect(owner).toContainText('Farah Khan');
  await owner.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('Assigned to Meera Joshi', { exact: true })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);

  // A colleague is mentioned by keyboard.
  const field = page.getByLabel('Message');
  await field.pressSequentially('Please check the price, @ar');
  const list = page.getByRole('listbox', { name: 'Colleagues' });
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await field.pressSequentially('v');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Please check the price, @Arvind Rao ');
  await page.getByRole('button', { name: 'Save as staff note' }).click();
  await expect(page.locator('.thread .mention')).toHaveText('@Arvind Rao');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The list has the owner as column, filter and bulk action.
  await page.goto(`/admin/orders?company_id=${company_id}&owner=me`);
  await expect(page.locator('.list-count')).toHaveText('1 order');
  await expect(page.getByRole('row').nth(1)).toContainText('Meera Joshi');
  await page.getByLabel('Owner', { exact: true }).selectOption('Unassigned');
  await expect(page.getByRole('row').nth(1)).toContainText(String(other));
  await page.getByLabel('Owner', { exact: true }).selectOption('Any owner');
  await expect(page.locator('.list-count')).toHaveText('2 orders');
  await page.getByLabel('Select all rows on this page').check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Owner').selectOption(String(farah));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Farah Khan' })).toHaveCount(2);
  await expectNoSidewaysScroll(page);

  // Disabling the colleague asks who gets the work.
  await signIn(page, staff.admin, '/admin/staff');
  await page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: 'Disable' }).click();
  await expect(dialog).toContainText('Farah Khan owns 2 open orders');
  await dialog.getByLabel('Hand over to').selectOption({ label: 'Meera Joshi' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Disabled');
  await page.goto(`/admin/orders/${other}`);
  await expect(page.locator('.owner-cell')).toContainText('Meera Joshi');
  await expect(page.locator('.owner-history li').last()).toContainText('Arvind Rao');

  // The dashboard links to the own queue.
  await page.goto('/admin');
  await page.getByRole('link', { name: /^\d+ My orders to confirm/ }).click();
  await expect(page.getByLabel('Owner', { exact: true })).toHaveValue('me');
});
