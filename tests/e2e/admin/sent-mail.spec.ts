import { addPlant, callAs } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('staff read a sent mail and send it again, but not one whose link signs the reader in @desktop', async ({
  page,
}) => {
  const { people } = await addPlant(page.request, ['Kavita']);
  const [kavita] = people;
  const ticket = { subject: 'Short by two bearings', message: 'Two of 20 are missing.' };
  const { code } = await callAs(page.request, kavita!.token, '/api/customer/support-ticket', ticket);
  await signInStaff(page, `/admin/outbox?view=sent&q=${code}`);
  const rows = page.getByRole('row').filter({ hasText: kavita!.email });
  // It leaves right after its call.
  await expect(async () => {
    await page.reload();
    await expect(rows).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
  await rows.getByRole('button', { name: /^Read: Ticket received/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Ticket received' });
  await expect(drawer).toContainText(ticket.message);
  await expect(drawer).toContainText('Dear Kavita');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await rows.getByRole('button', { name: /^Send again: Ticket received/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this email again?' });
  await expect(dialog).toContainText(kavita!.email);
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`The email will now be sent again to ${kavita!.email}.`)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(rows.filter({ hasText: 'Sent again by' })).toHaveCount(1, { timeout: 2000 });
  }).toPass();

  await page.getByRole('searchbox').fill('welcome');
  const welcome = page.getByRole('row').filter({ hasText: 'Customer welcome' }).first();
  await expect(welcome).toContainText('Text not kept');
  await expect(welcome.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
