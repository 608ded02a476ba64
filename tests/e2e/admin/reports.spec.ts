import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('a report is chosen, grouped and filtered in the address, and exported', async ({ page }) => {
  await signInStaff(page, '/admin/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'By company' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Sales' });
  await expect(table.getByRole('row').last()).toContainText('Total');
  const all = await table.getByRole('row').count();
  expect(all).toBeGreaterThan(3);
  await expect(page.getByRole('img', { name: /^Net sales: / })).toBeVisible();
  await page.getByLabel('Rows').selectOption({ label: 'By State' });
  await expect(page).toHaveURL(/by=state/);
  await expect(table.getByText('Rajasthan')).toBeVisible();
  await page.getByLabel('State', { exact: true }).selectOption('Rajasthan');
  await expect(page).toHaveURL(/state=Rajasthan/);
  // Heading, one State and the total, which is the same.
  await expect(table.getByRole('row')).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toBe('sales-by-state.csv');
  await page.goBack();
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('');
});

test('each report has figures of the demo, or says that there are none', async ({ page }) => {
  await signInStaff(page);
  for (const report of ['margin', 'quotes', 'delivery', 'dead-stock', 'reorder']) {
    await page.goto(`/admin/reports/${report}`);
    await expect(
      page
        .getByRole('table')
        .or(page.getByText(/^(Nothing to report yet|No items at or below their reorder level)\.$/)),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('a filter that matches nothing can be removed', async ({ page }) => {
  await signInStaff(page, '/admin/reports/sales?from=2019-04-01&to=2019-04-30');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
});
