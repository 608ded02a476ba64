import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { addStaff } from '../support/own-staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, staff, test } from '../support/test.ts';

/** Signs out and enters the password again; the second step follows. */
async function enterPassword(page: Page, email: string) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/employee');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
}

/** A browser whose device has a passkey for every site that asks, and confirms it without a person. */
async function addVirtualKey(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** The recovery codes, which are shown once. */
async function keepCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('region', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await expect(shown).toBeHidden();
  return codes;
}

test('staff set up a passkey, sign in with it, rename and remove it', async ({ page, allow }) => {
  // The password of an account with a second factor is answered by 401.
  allow(/401/);
  const email = await addStaff(page);
  await addVirtualKey(page);
  await signIn(page, email, '/admin/security');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await keepCodes(page);
  await expect(page.getByText('Passkey “Work laptop” added.')).toBeVisible();

  await enterPassword(page, email);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/admin');

  await page.goto('/admin/security');
  await page.getByRole('button', { name: 'Rename Work laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey “Old laptop” removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeHidden();
});

test('staff set up an app, and sign in with its code or with a recovery code', async ({ page, allow }) => {
  allow(/40[01]/);
  const email = await addStaff(page);
  await signIn(page, email, '/admin/security');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan this code with the app' });
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const secret = (await dialog.locator('.factor-secret').innerText()).replaceAll(' ', '');
  const code = await generate({ secret });
  await dialog.getByLabel('Code from the app').fill(code);
  await dialog.getByRole('button', { name: 'Set up' }).click();
  const [first] = await keepCodes(page);

  await enterPassword(page, email);
  const field = page.getByLabel('Code from your authenticator app');
  // Used up by the set-up.
  await field.fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(field).toHaveAccessibleDescription(/wrong or was used before/);
  await expectAccessible(page);
  await field.fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');

  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(first!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');
  await page.goto('/admin/security');
  await expect(page.getByText('9 of 10 recovery codes are left.')).toBeVisible();
});

test('an admin who needs a second factor sets one up and goes on to the page that was opened', async ({
  page,
  allow,
}) => {
  allow(/403/);
  const email = await addStaff(page);
  await addVirtualKey(page);
  await signIn(page, email, '/admin');
  // Locally no factor is needed; this is how a server refuses where it is (factor-required.test.ts).
  const refusal = {
    success: false,
    code: 'factor_setup',
    message: 'Set up a second factor for your sign-in to continue.',
  };
  await page.route('**/api/admin/company-list*', (route) => route.fulfill({ status: 403, json: refusal }), {
    times: 1,
  });
  await page.goto('/admin/companies');
  await page.waitForURL('**/second-factor?next=%2Fadmin%2Fcompanies');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one');
  allow(/400/);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await keepCodes(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/admin/companies');
});

test('an admin resets the second factor of a colleague', async ({ page }) => {
  const email = await addStaff(page);
  await addVirtualKey(page);
  await signIn(page, email, '/admin/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Phone');
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await keepCodes(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/employee');

  await signIn(page, staff.admin, '/admin/staff?sort=date_desc');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Second factor');
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: /^Reset second factor/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset the second factor of Farah Khan' });
  await dialog.getByLabel('Reason').fill('Lost the phone');
  await dialog.getByLabel('Your current password', { exact: true }).fill(password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(row).toContainText('Password only');
});
