import { addFirstProduct } from '../support/add-first-product.ts';
import { placeOrder } from '../support/place-order.ts';
import { openReview, review } from '../support/review.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

test('a buyer finds bearings, orders two of them and sees the order', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await page.getByRole('link', { name: 'Catalog', exact: true }).click();

  const search = page.getByPlaceholder('Search Product, Category, Brand...');
  await search.fill('bearing');
  // Closes the suggestions, which cover the categories: Enter, or leaving the box where that came before the page was ready.
  await search.press('Enter');
  await search.blur();
  await expect(page).toHaveURL(/q=bearing/);
  const count = page.getByText(/^Showing \d+ of \d+\+?$/);
  await expect(count).toContainText('Showing 24 of');
  const cards = page.locator('.product-card:not([aria-hidden])');

  // Filter: the category of the first result, then one of its subcategories.
  const toggle = page.locator('.categories-toggle');
  if (await toggle.isVisible()) await toggle.click();
  await page
    .getByRole('button', { name: /^Bearings/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Category: Bearings/ })).toBeVisible();
  await expect(count).toBeVisible();

  // Sort, then page forward and back.
  await page.getByLabel('Sort').selectOption('Price: Low to High');
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(page.locator('.product-grid:not([data-stale])')).toBeVisible();
  expectAscending(await cards.locator('.money').allTextContents());
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Prev' }).click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expectAccessible(page);

  // Add two products to the cart.
  const available = cards.filter({ hasText: 'In stock' });
  await available
    .nth(0)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await available
    .nth(1)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await expect(page.locator('[data-cart-count]')).toHaveText('2');

  await page.getByRole('link', { name: /Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeVisible();
  const total = page
    .locator('.summary div')
    .filter({ hasText: /^Total/ })
    .locator('dd');
  await expect(total).toContainText('₹');
  const before = await total.textContent();
  await page.getByRole('spinbutton').first().fill('3');
  await expect(total).not.toHaveText(before!);
  await page.getByLabel('PO Number').fill('PO/2026/118');
  // A file of another type is refused at its field; the PO itself is uploaded, and kept over a reload.
  await page
    .getByLabel(/^PO file/)
    .setInputFiles({ name: 'po.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(page.getByText(/^Attach a PDF, Word, Excel or CSV file/)).toBeVisible();
  await page
    .getByLabel(/^PO file/)
    .setInputFiles({ name: 'po-118.csv', mimeType: 'text/csv', buffer: Buffer.from('sku,qty\nB,3\n') });
  await expect(page.getByRole('button', { name: 'Remove po-118.csv' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove po-118.csv' })).toBeVisible();
  await page.getByLabel('Notes').fill('Gate 2, before noon');
  await page.getByLabel('Ship To').selectOption({ index: 1 });
  await expect(page.locator('.summary:not([data-stale])')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const ordered = await total.textContent();
  await openReview(page);
  await expect(review(page)).toContainText('File: po-118.csv');
  await review(page).getByRole('button', { name: 'Place Order' }).click();

  await page.waitForURL('**/portal/orders');
  await expect(page.locator('[data-cart-count]')).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'PO/2026/118' }).first();
  await expect(row).toContainText(ordered!);
  await expect(row).toContainText('Placed');
  await expectAccessible(page);
  await row.getByRole('link', { name: /^View/ }).click();

  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
  await expect(page.getByText('PO/2026/118')).toBeVisible();
  await expect(page.getByText('Gate 2, before noon')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Attach PO' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'po-118.csv' }).click();
  expect((await download).suggestedFilename()).toBe('po-118.csv');
  await expect(total).toHaveText(ordered!);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');
  expect(await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')])).toEqual([
    null,
    null,
  ]);
});

function expectAscending(prices: string[]): void {
  const amounts = prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
}

test('a product added twice is one line of two @desktop', async ({ page }) => {
  await signIn(page, buyers.deccan, '/portal/catalog');
  const add = page
    .getByRole('button', { name: /^Add to Cart/ })
    .and(page.locator(':enabled'))
    .first();
  await add.click();
  await add.click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await page.goto('/portal/cart');
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test('another company’s order cannot be opened and is not in the list @desktop', async ({ page, allow }) => {
  allow(/404/);
  await signIn(page, buyers.aravalli);
  const id = await placeOrder(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');

  await signIn(page, buyers.konkan, `/portal/orders/${id}`);
  await expect(page.getByText('This order was not found.')).toBeVisible();
  await page.goto('/portal/orders');
  await expect(page.getByText(String(id))).toBeHidden();
});

test('the simple checkout orders the cart to the default address', async ({ page }) => {
  await signIn(page, buyers.konkan, '/portal/checkout');
  await expect(page.getByText('No items in cart.')).toBeVisible();
  await page.goto('/portal/catalog');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await page.goto('/portal/checkout');
  // Totals being recalculated are paler.
  await expect(page.locator('.summary:not([data-stale]) dd').last()).toContainText('₹');
  await expect(page.locator('.summary')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/portal/orders');
});

test('undo restores the removed line and keeps later changes @desktop', async ({ page }) => {
  await signIn(page, buyers.konkan, '/portal/catalog');
  const add = page.getByRole('button', { name: /^Add to Cart/ }).and(page.locator(':enabled'));
  await add.nth(0).click();
  await add.nth(1).click();
  await page.goto('/portal/cart');
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeFocused();
  await page.getByRole('spinbutton').fill('9');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('9');
});

test('signing out in one tab ends the others, and the cart stays @desktop', async ({ page, context }) => {
  await signIn(page, buyers.aravalli);
  await addFirstProduct(page);
  const other = await context.newPage();
  await other.goto('/portal/orders');
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer?next=*');
  await signIn(page, buyers.aravalli);
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
});
