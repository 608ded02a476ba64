import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, test } from '../support/test.ts';

test('a user changes name and password, and signs out another device', async ({ page, allow }) => {
  allow(/400/);
  const { people } = await addPlant(page.request, ['Meera']);
  const [{ email }] = people as [(typeof people)[0]];
  await signIn(page, email);
  await page.goto('/portal/profile');
  await page.getByLabel('Name', { exact: true }).fill('Meera Rathore');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.locator('[data-user-name]')).toHaveText('Meera Rathore');

  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('row').filter({ hasText: 'This device' })).toHaveCount(1);
  await devices
    .getByRole('button', { name: /^Sign out (?!all)/ })
    .first()
    .click();
  await expect(devices.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const secret = page.getByRole('region', { name: 'Password' });
  await secret.getByLabel('Current password', { exact: true }).fill('not this one');
  await secret.getByLabel('New password', { exact: true }).fill('another horse 9');
  await secret.getByRole('button', { name: 'Change password' }).click();
  await expect(secret.getByRole('alert')).toContainText('This is not your current password.');
  await secret.getByLabel('Current password', { exact: true }).fill(password);
  await secret.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Other devices have been signed out.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Rathore');
});

test('the company admin manages addresses, rules and colleagues; others can only read them', async ({ page }) => {
  const { people } = await addPlant(page.request, ['Admin', 'Buyer']);
  const [admin, buyer] = people as [(typeof people)[0], (typeof people)[0]];
  await signIn(page, admin.email);
  await page.goto('/portal/profile');
  const places = page.getByRole('region', { name: 'Ship-to addresses' });
  await places.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await form.getByLabel('Name').fill('Neemrana unit');
  await form.getByLabel('Address', { exact: true }).fill('G-1/227, Phase II');
  await form.getByLabel('City').fill('Neemrana');
  await form.getByLabel('PIN code').fill('301705');
  await form.getByLabel('State').selectOption('Rajasthan');
  await form.getByLabel(/^GSTIN/).fill('27AAPFU0939F1ZV');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByRole('alert')).toContainText('registered in Maharashtra');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByLabel(/^GSTIN/).fill('08AAKCA4172M1ZA');
  await form.getByRole('button', { name: 'Save address' }).click();
  const card = places.getByRole('listitem').filter({ hasText: 'Neemrana unit' });
  await expect(card).toContainText('08AAKCA4172M1ZA');
  await card.getByRole('button', { name: 'Remove Neemrana unit' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();

  await page.getByRole('link', { name: 'Company, order rules and colleagues' }).click();
  await page.getByLabel('Every order needs a PO number').check();
  await page.getByLabel(/^Spending limit/).fill('1,00,000');
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Company rules saved.')).toBeVisible();
  await page.getByLabel('Role of Buyer').selectOption('Approver');
  await expect(page.getByText('Buyer is now approver.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite a colleague' });
  await invite.getByLabel('Name').fill('Asha Nair');
  await invite.getByLabel('Email').fill(`asha.${crypto.randomUUID()}@sirohi.example`);
  await expectAccessible(page);
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Asha Nair' })).toContainText('Invited');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');

  await signIn(page, buyer.email);
  await page.goto('/portal/company');
  await expect(page.getByText('Every order needs a PO number.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save rules' })).toBeHidden();
  await expectAccessible(page);
  expect((await callAs(page.request, buyer.token, '/api/customer/company')).may_edit).toBe(false);
});
