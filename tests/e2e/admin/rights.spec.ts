import { addPlant, callAs } from '../support/colleagues.ts';
import { addStaff } from '../support/own-staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

test('an employee is offered what their rights allow, and the rest is refused with nothing lost @desktop', async ({
  page,
  allow,
}) => {
  test.slow();
  const { company_id, people, products, staffToken } = await addPlant(page.request, ['Asha']);
  const items = [{ product_id: products[0]!.id, qty: 1 }];
  const { id: order } = await callAs(page.request, people[0]!.token, '/api/orders/create', { items });
  await callAs(page.request, staffToken, '/api/admin/order-move', { id: order, to: 'confirmed' });
  const email = await addStaff(page, ['stores']);

  await signIn(page, email, `/admin/orders/${order}`);
  await expect(page.getByRole('button', { name: 'Pack goods' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put on hold' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Short-close' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create Customer' })).toBeHidden();
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: 'New order' })).toBeHidden();
  await page.goto(`/admin/companies/${company_id}`);
  await expect(page.getByRole('button', { name: 'Add note' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);

  // A form opened by its address is refused by the server, and keeps what was typed.
  allow(/403/);
  await page.goto(`/admin/companies/${company_id}/edit`);
  await page.getByLabel('Credit days').fill('31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This needs the right “Sales” or “Accounts”. Ask an admin for it.')).toBeVisible();
  await expect(page.getByLabel('Credit days')).toHaveValue('31');

  // An admin gives another right: the person is signed out, and may do both after the next sign-in.
  await signIn(page, staff.admin, '/admin/staff');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Employee: Stores');
  await row.getByRole('button', { name: /^Rights/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rights of Farah Khan' });
  await expectAccessible(page);
  await dialog.getByLabel('Sales').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Employee: Sales, Stores');
  await expectNoSidewaysScroll(page);
  await signIn(page, email, `/admin/orders/${order}`);
  await expect(page.getByRole('button', { name: 'Short-close' })).toBeVisible();
});
