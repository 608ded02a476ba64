import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('staff add a zone and a holiday, try a promise, edit and remove them', async ({ page, allow }) => {
  // The check without a PIN code.
  allow(/400/);
  // A prefix of its own: tests run side by side. Army post offices have no zone in the demo data.
  const prefix = `9${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
  await signInStaff(page, '/admin/delivery');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const attempt = page.getByRole('region', { name: 'Check a delivery date' });
  await attempt.getByRole('button', { name: 'Show date' }).click();
  await expect(attempt.getByLabel('PIN code')).toBeFocused();
  await attempt.getByLabel('PIN code').fill(prefix);
  await attempt.getByRole('button', { name: 'Show date' }).click();
  await expect(attempt.getByRole('status')).toHaveText('Delivery date on confirmation: no zone has this PIN code.');

  const zones = page.getByRole('region', { name: 'PIN code zones' });
  await zones.getByRole('textbox', { name: 'PIN codes' }).fill(prefix);
  await zones.getByRole('textbox', { name: 'Zone' }).fill('Depot');
  await zones.getByRole('button', { name: 'Save zone' }).click();
  await expect(zones.getByText('Enter the working days from dispatch to delivery, from 0 to 60.')).toBeVisible();
  await zones.getByRole('textbox', { name: 'Transit' }).fill('4');
  await zones.getByRole('button', { name: 'Save zone' }).click();
  await expect(page.getByText(`Transit time of PIN codes ${prefix} saved.`)).toBeVisible();

  await attempt.getByRole('button', { name: 'Show date' }).click();
  await expect(attempt.getByRole('status')).toHaveText(/^Depot: Delivery by \w{3}, \d/);
  await attempt.getByLabel('Quantity').fill('5');
  await attempt.getByLabel('Lead time').fill('10');
  await attempt.getByRole('button', { name: 'Show date' }).click();
  await expect(attempt.getByRole('status')).toHaveText(/^Depot: 1 from stock by .+, the rest by /);

  await zones.getByRole('button', { name: 'Next' }).click();
  await zones.getByRole('button', { name: `Edit PIN codes ${prefix}` }).click();
  await expect(zones.getByRole('textbox', { name: 'Transit' })).toBeFocused();
  await zones.getByRole('textbox', { name: 'Transit' }).fill('5');
  await zones.getByRole('button', { name: 'Save zone' }).click();
  await expect(zones.getByRole('row').filter({ hasText: prefix })).toContainText('5 working days');
  await zones.getByRole('button', { name: `Remove PIN codes ${prefix}` }).click();
  const question = page.getByRole('dialog', { name: `Remove PIN codes ${prefix}?` });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(zones.getByRole('row').filter({ hasText: prefix })).toHaveCount(0);

  const holidays = page.getByRole('region', { name: 'Holidays' });
  // Far away: a nearer one would move the dates of other tests.
  await holidays.getByLabel('Date').fill(`2150-01-${String(1 + Math.floor(Math.random() * 28)).padStart(2, '0')}`);
  await holidays.getByRole('textbox', { name: 'Name' }).fill(`Holiday ${prefix}`);
  await holidays.getByRole('button', { name: 'Add holiday' }).click();
  const row = holidays.getByRole('row').filter({ hasText: `Holiday ${prefix}` });
  await row.getByRole('button', { name: /^Remove Holiday/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});
