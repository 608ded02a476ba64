import { addPlant, callAs, tokenOf } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from '../support/test.ts';

test('orders are selected by keyboard, confirmed together with a report of what was refused, printed and exported', async ({
  page,
  allow,
}) => {
  test.slow();
  const { company_id, people, products } = await addPlant(page.request, ['Asha']);
  const { token } = people[0]!;
  const ids: number[] = [];
  for (let count = 0; count < 4; count++) {
    const items = [{ product_id: products[0]!.id, qty: 1 }];
    ids.unshift((await callAs(page.request, token, '/api/orders/create', { items })).id);
  }
  await signInStaff(page, `/admin/orders?company_id=${company_id}`);
  await expect(page.locator('.list-count')).toHaveText('4 orders');
  const row = (id: number) => page.getByRole('row').filter({ hasText: String(id) });

  // The first row is opened by Enter; Back returns to the list.
  await page.keyboard.press('j');
  await expect(row(ids[0]!)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${ids[0]}` })).toBeVisible();
  await page.goBack();
  await expect(page.locator('.list-count')).toHaveText('4 orders');

  // A row, then a range; Escape clears.
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.locator('.selection-count')).toHaveText('3 orders selected');
  await page.keyboard.press('Escape');
  await expect(bar.locator('.selection-bar')).toHaveCount(0);
  await page.getByLabel('Select all rows on this page').check();
  await expect(bar.locator('.selection-count')).toHaveText('4 orders selected');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const [sheets] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Order sheets' }).click(),
  ]);
  expect(sheets.suggestedFilename()).toBe('order-sheets.pdf');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('orders.csv');

  // A colleague has cancelled one of them: only that one is refused. The report says why, and it stays selected.
  const cancel = { id: ids[2], to: 'cancelled', note: 'Not needed.' };
  await callAs(page.request, await tokenOf(page.request, staff.admin), '/api/admin/order-move', cancel);
  await bar.getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm 4 orders?' });
  await dialog.getByLabel('Dispatch by').fill('2199-12-31');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const report = page.getByRole('group', { name: 'Result' });
  await expect(report).toContainText('3 of 4 orders confirmed.');
  await expect(report).toContainText(`Order ${ids[2]} is cancelled and cannot become confirmed.`);
  await expect(report).toBeFocused();
  await expect(bar.locator('.selection-count')).toHaveText('1 order selected');
  await expect(row(ids[2]!).getByRole('checkbox')).toBeChecked();
  await expect(row(ids[0]!)).toContainText('Confirmed');
  await expectAccessible(page);

  // What cannot be printed is named.
  allow(/409/);
  await row(ids[0]!).getByRole('checkbox').click();
  await bar.getByRole('button', { name: 'Order sheets' }).click();
  await expect(page.getByText(`Order ${ids[2]} has no order sheet. Deselect it to print the others.`)).toBeVisible();
});
