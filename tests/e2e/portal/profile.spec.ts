import { addPlant, callAs, linkInMail } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, test } from '../support/test.ts';

test('a user changes name and password, and signs out another device', async ({ page, allow }) => {
  allow(/400/);
  const { people } = await addPlant(page.request, ['Meera']);
  const [{ email }] = people as [(typeof people)[0]];
  await signIn(page, email, '/portal/profile');
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

test('the company admin manages addresses, rules and colleagues; others can only read them', async ({
  page,
  allow,
}) => {
  allow(/400/);
  const { people } = await addPlant(page.request, ['Admin', 'Buyer']);
  const [admin, buyer] = people as [(typeof people)[0], (typeof people)[0]];
  await signIn(page, admin.email, '/portal/profile');
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
  const confirm = page.getByRole('dialog', { name: 'Save rules' });
  const own = confirm.getByLabel('Current password', { exact: true });
  await expect(own).toBeFocused();
  await own.fill('not my password');
  await confirm.getByRole('button', { name: 'Save rules' }).click();
  await expect(own).toHaveAccessibleDescription('This is not your current password.');
  await expectAccessible(page);
  await own.fill(password);
  await confirm.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Company rules saved.')).toBeVisible();
  await expect(page.getByLabel(/^Spending limit/)).toHaveValue('1,00,000');
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

  await signIn(page, buyer.email, '/portal/company');
  await expect(page.getByText('Every order needs a PO number.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save rules' })).toBeHidden();
  await expectAccessible(page);
  expect((await callAs(page.request, buyer.token, '/api/customer/company')).may_edit).toBe(false);
});

test('the strength of a new password is shown while it is typed, and an easy one is refused at its field', async ({
  page,
  allow,
}) => {
  allow(/400/);
  const { people } = await addPlant(page.request, ['Meera']);
  await signIn(page, people[0]!.email, '/portal/profile');
  const secret = page.getByRole('region', { name: 'Password' });
  const strength = secret.getByRole('status');
  const field = secret.getByLabel('New password', { exact: true });
  for (const [typed, shown] of [
    ['gear', 'Strength: Too short'],
    ['Password@123', 'Strength: Too easy to guess'],
    ['Meera2026', 'Strength: Too close to the name, email address or company'],
    ['monsoon gearbox kettle 71', 'Strength: Strong'],
  ] as const) {
    await field.fill(typed);
    await expect(strength).toHaveText(shown);
  }
  await expectAccessible(page);
  await secret.getByLabel('Current password', { exact: true }).fill(password);
  await field.fill('Sirohi2026');
  await secret.getByRole('button', { name: 'Change password' }).click();
  await expect(field).toHaveAccessibleDescription(/too close to your name, email address or company/);
  await expect(field).toHaveValue('Sirohi2026');
  await field.fill('monsoon gearbox kettle 71');
  await secret.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(strength).toHaveText('');
});

test('a user moves to a new email address with the password and a link', async ({ page, allow }) => {
  allow(/400|401/);
  const { people } = await addPlant(page.request, ['Meera']);
  await signIn(page, people[0]!.email, '/portal/profile');
  await page.getByRole('link', { name: 'Change it' }).click();
  await page.waitForURL('**/change-email');
  const moved = `meera.${crypto.randomUUID().slice(0, 8)}@sirohi.example`;
  await page.getByLabel('New email').fill(moved);
  await page.getByLabel('Current password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Send link' }).click();
  const own = page.getByLabel('Current password', { exact: true });
  await expect(own).toHaveAccessibleDescription('This is not your current password.');
  await expect(page.getByLabel('New email')).toHaveValue(moved);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await own.fill(password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`is on its way to ${moved}`)).toBeVisible();

  await page.goto(await linkInMail(page, moved, '/confirm-email\\?token='));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText(`Your email address is now ${moved}.`)).toBeVisible();
  await signIn(page, moved);
});
