import { expect, signIn, staff, test } from '../support/test.ts';
import { address, addCustomer } from '../support/visitor-forms.ts';

test('an admin looks up a visitor, downloads what is held and erases it', async ({ page, request }) => {
  const email = address('kavya');
  const sent = await request.post('/api/contact', { data: { name: 'Kavya Menon', email, message: 'Please call me.' } });
  expect(sent.status()).toBe(200);
  await signIn(page, staff.admin, '/admin/personal-data');
  const lookUp = page.getByRole('button', { name: 'Look up' });
  await page.getByLabel('Email of the person').fill(email);
  await lookUp.click();
  await expect(page.getByText('Contact messages and replies')).toBeVisible();
  await expect(lookUp).toBeFocused();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as text' }).click();
  expect((await saved).suggestedFilename()).toBe('personal-data.txt');

  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Deleted: Contact messages and replies (1)');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Enter how the request was made/);
  await dialog.getByLabel('Reason').fill('By mail from the address itself.');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('We hold nothing under this address.')).toBeVisible();
  await expect(page.getByText('Erased before:')).toBeVisible();

  await page.getByLabel('Email of the person').fill('');
  await lookUp.click();
  await expect(page.getByLabel('Email of the person')).toBeFocused();
  await expect(page.getByText('Enter an email address.')).toBeVisible();
});

test('a customer’s row leads an admin to their data @desktop', async ({ page, request }) => {
  const email = await addCustomer(request);
  await signIn(page, staff.admin, `/admin/customers?q=${email}`);
  await page.getByRole('link', { name: 'Personal data of Owner' }).click();
  await expect(page.getByLabel('Email of the person')).toHaveValue(email);
  await expect(page.getByRole('cell', { name: 'Account', exact: true })).toBeVisible();
});

test('an employee is told to ask an admin @desktop', async ({ page }) => {
  await signIn(page, staff.employee, '/admin/personal-data?email=a@b.example');
  await expect(page.getByText('Only admins can see this.')).toBeVisible();
});
