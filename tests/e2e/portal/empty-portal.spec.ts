import { addPlant } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

/** The empty states of the portal's pages, to the letter of specification §2 and §4. */
const EMPTY = {
  '/portal/rfqs': 'No RFQs found.',
  '/portal/orders': 'No orders yet.',
  '/portal/invoices': 'No invoices.',
  '/portal/cart': 'Your cart is empty',
  '/portal/checkout': 'No items in cart.',
  '/portal/favourites': 'No favourites yet.',
  '/portal/compare': 'Nothing to compare.',
  '/portal/support': 'No tickets yet.',
  '/portal/catalog?q=qqzzjjxx': 'No products found. Try changing category or search.',
};

test('a new company sees empty states', async ({ page }) => {
  const { people } = await addPlant(page.request, ['Meera']);
  await signIn(page, people[0]!.email);
  for (const tile of ['Open RFQs', 'Active Orders', 'Pending Invoices']) {
    await expect(page.getByRole('link', { name: `${tile} 0` })).toBeVisible();
  }
  await expectAccessible(page);
  for (const [path, words] of Object.entries(EMPTY)) {
    await page.goto(path);
    await expect(page.locator('main').getByText(words).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  // Nothing to download.
  for (const [path, name] of [
    ['/portal/orders', 'Export lines'],
    ['/portal/invoices', 'Download by month'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
});
