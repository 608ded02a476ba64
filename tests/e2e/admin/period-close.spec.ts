import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

test('a month is checked before it is closed', async ({ page }) => {
  await signIn(page, staff.employee, '/admin/accounts?period=2026-10');
  await expect(page.getByRole('heading', { level: 1, name: 'Period close' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' }).getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Number series' })).toContainText('PS/2627/');
  await expect(page.getByText('Only admins can change this. Ask an admin.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel('Period').selectOption({ label: 'Financial year 2026-27' });
  await expect(page).toHaveURL(/period=2026-27/);
  await expect(page.getByText('The period is not over: its last day is 31 Mar 2027.')).toBeVisible();
});

// Once: the lock date is the same for all.
test('behind a lock date a payment is refused, until an admin opens the books with a reason @desktop', async ({
  page,
  allow,
}) => {
  allow(/409/);
  await signIn(page, staff.admin, '/admin');
  // The oldest invoice that is due: others in this run record payments of today.
  await page.goto('/admin/invoices?status=open&sort=date_asc');
  const first = page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1);
  const invoice = await first.getByRole('link', { name: /^PS\// }).getAttribute('href');
  const day = (await first.locator('time').first().getAttribute('datetime'))!;
  const reason = `GSTR-1 filed ${crypto.randomUUID()}`;

  await page.goto('/admin/accounts');
  await page.getByRole('button', { name: 'Lock the books' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Locked up to').fill(day);
  await dialog.getByRole('button', { name: 'Lock the books' }).click();
  await expect(dialog.getByText(/Give the reason/)).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lock the books' }).click();
  await expect(page.getByRole('table', { name: 'Changes of the lock date' })).toContainText(reason);

  try {
    await page.goto(invoice!);
    await page.getByRole('button', { name: 'Record payment' }).click();
    await dialog.getByLabel('Amount').fill('1');
    await dialog.getByLabel('Received on').fill(day);
    await dialog.getByLabel('Reference').fill(`UTR ${reason.slice(-12)}`);
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog.getByText(/^The books are locked up to .* ask an admin to unlock them\.$/)).toBeVisible();
    await expect(dialog.getByLabel('Reference')).toHaveValue(/^UTR/);
  } finally {
    await page.goto('/admin/accounts');
    await page.getByRole('button', { name: 'Open the books' }).click();
    await dialog.getByLabel('Reason').fill(`Opened: ${reason}`);
    await dialog.getByRole('button', { name: 'Open the books' }).click();
    await expect(page.getByText('The books are open: entries can be dated in any month.')).toBeVisible();
  }
  await page.goto('/admin/audit?entity=book_locks');
  await expect(page.getByText(`Opened: ${reason}`)).toBeVisible();
});
