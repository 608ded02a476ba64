import type { Page } from '@playwright/test';
import { addPlant } from './support/colleagues.ts';
import { expect, password, signIn, test } from './support/test.ts';

/** Ends the session elsewhere, does what meets the refusal, and signs in again where that leads. */
async function expireAnd(page: Page, email: string, act: () => Promise<void>): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${localStorage.getItem('token')}` } }),
  );
  await act();
  await page.waitForURL('**/login/customer?next=*');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/portal/**');
}

test('what was typed outlives an expired session: RFQ, profile, address', async ({ page, allow }) => {
  allow(/401/);
  const { people } = await addPlant(page.request, ['Meera']);
  const [{ email }] = people as [(typeof people)[0]];
  await signIn(page, email);

  await page.goto('/portal/rfqs/new');
  await page.getByLabel('Title').fill('Studs for the boiler');
  await page.getByLabel('Item').fill('M16 stud A193 B7');
  const csv = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('item,qty\nStud,1\n') };
  await page.getByLabel('Choose a file').setInputFiles(csv);
  await expireAnd(page, email, () => page.getByRole('button', { name: 'Submit RFQ' }).click());
  await expect(page.getByLabel('Title')).toHaveValue('Studs for the boiler');
  await expect(page.getByLabel('Item')).toHaveValue('M16 stud A193 B7');
  await expect(page.getByText('Choose list.csv again: files are not kept with the draft.')).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles(csv);
  await expect(page.getByText('Choose list.csv again')).toBeHidden();

  await page.goto('/portal/profile');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Meera Rathore');
  await expireAnd(page, email, () => page.getByRole('button', { name: 'Save', exact: true }).click());
  await expect(name).toHaveValue('Meera Rathore');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();

  const open = page.getByRole('button', { name: 'Add an address' });
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await open.click();
  for (const [label, value] of Object.entries({ Name: 'Unit 2', City: 'Neemrana', 'PIN code': '301705' })) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByLabel('Address', { exact: true }).fill('G-1/227, Phase II');
  await form.getByLabel('State').selectOption('Rajasthan');
  await expireAnd(page, email, () => form.getByRole('button', { name: 'Save address' }).click());
  await open.click();
  await expect(form.getByLabel('City')).toHaveValue('Neemrana');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await open.click();
  await expect(form.getByLabel('City')).toHaveValue('');
});
