import { addPlant } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

test('a buyer saves a search with its filters, opens it again and deletes it', async ({ page }) => {
  const { people } = await addPlant(page.request, ['Admin']);
  const [{ email }] = people as [(typeof people)[0]];
  await signIn(page, email, '/portal/catalog?q=seal&in_stock=1');
  const menu = page.getByRole('button', { name: /^Saved searches/ });
  await menu.click();
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Seals in stock');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(menu).toHaveText('Saved searches (1)');

  // Below the empty search box, and in the menu.
  await page.goto('/portal/catalog');
  await page.getByRole('combobox', { name: 'Search products' }).focus();
  await page.getByRole('option', { name: 'Seals in stock' }).click();
  await expect(page).toHaveURL(/q=seal&in_stock=1/);
  await page.goto('/portal/catalog?q=bearing');
  await menu.click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Seals in stock', exact: true }).click();
  await expect(page).toHaveURL(/q=seal&in_stock=1/);
  await menu.click();
  await page.getByRole('button', { name: 'Delete the saved search “Seals in stock”' }).click();
  await expect(menu).toHaveText('Saved searches');
});
