import { addPlant, callAs } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('prices and stock are edited in the list, a conflict is shown in its row, and the list is kept as a view', async ({
  page,
  allow,
}) => {
  test.slow();
  allow(/409/);
  const { company_id, products, staffToken } = await addPlant(page.request, ['Ravi']);
  await signInStaff(page, `/admin/products?company_id=${company_id}`);
  await expect(page.locator('.list-count')).toHaveText('2 products');
  await page.getByRole('button', { name: 'Table' }).click();
  const [bearing, seal] = ['Deep groove ball bearing', 'Nitrile oil seal'].map((name) =>
    page.getByRole('row').filter({ hasText: name }),
  ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>];
  const cell = (row: typeof bearing, what: string) => row.getByRole('button', { name: new RegExp(`^${what} of`) });
  const field = (row: typeof bearing, what: string) => row.getByRole('textbox', { name: new RegExp(`^${what} of`) });
  await expect(cell(bearing, 'Price')).toContainText('₹410.00');

  // Enter opens and saves; Escape restores.
  await cell(bearing, 'Price').press('Enter');
  await field(bearing, 'Price').fill('999');
  await page.keyboard.press('Escape');
  await expect(cell(bearing, 'Price')).toContainText('₹410.00');
  await expect(cell(bearing, 'Price')).toBeFocused();
  await page.keyboard.press('Enter');
  await field(bearing, 'Price').fill('1,412.50');
  await page.keyboard.press('Enter');
  await expect(cell(bearing, 'Price')).toContainText('₹1,412.50');

  // A double click opens too, and Tab saves and goes on to the stock of the row.
  await cell(bearing, 'Price').dblclick();
  await field(bearing, 'Price').fill('415');
  await page.keyboard.press('Tab');
  await expect(field(bearing, 'Stock')).toBeFocused();
  await expect(cell(bearing, 'Price')).toContainText('₹415.00');
  await field(bearing, 'Stock').fill('480');
  await page.keyboard.press('Enter');
  await expect(cell(bearing, 'Stock')).toContainText('480');
  await cell(bearing, 'Stock').press('Enter');
  await field(bearing, 'Stock').fill('many');
  await page.keyboard.press('Enter');
  await expect(field(bearing, 'Stock')).toHaveAccessibleDescription('Enter the counted stock, e.g. 250.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // A colleague changes the price of the seal while it is edited.
  await cell(seal, 'Price').press('Enter');
  const id = products.find(({ sku }) => sku.startsWith('SEAL'))!.id;
  const { product } = await callAs(page.request, staffToken, `/api/admin/product-get?id=${id}`);
  await callAs(page.request, staffToken, '/api/admin/product-save', { ...product, price: 70 });
  await field(seal, 'Price').fill('72');
  await page.keyboard.press('Enter');
  await expect(field(seal, 'Price')).toHaveAccessibleDescription(/^Someone has changed the price to ₹70\.00\./);
  await expect(field(seal, 'Price')).toHaveValue('72');
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(cell(seal, 'Price')).toContainText('₹72.00');

  // Columns are chosen, and kept with the view.
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('SKU').uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
  const name = `Sirohi ${company_id}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const views = page.getByRole('group', { name: 'Views' });
  await expect(views.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await views.getByRole('button', { name: 'All products' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await views.getByRole('button', { name }).click();
  await expect(page.locator('.list-count')).toHaveText('2 products');
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit view' }).click();
  await dialog.getByRole('button', { name: 'Delete view' }).click();
  await expect(views.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views.getByRole('button', { name })).toBeVisible();
});
