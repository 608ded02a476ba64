import { addFirstProduct } from '../support/add-first-product.ts';
import { callAs, tokenOf } from '../support/colleagues.ts';
import { orderCart, review } from '../support/review.ts';
import { buyers, expect, signIn, test } from '../support/test.ts';

test('a refused order says why and keeps the cart, the PO number and the notes', async ({ page, allow }) => {
  allow(/409/);
  await signIn(page, buyers.aravalli, '/portal/catalog');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await page.goto('/portal/cart');
  await page.getByRole('spinbutton').fill('999999');
  await page.getByLabel('PO Number').fill('PO/KEEP');
  await orderCart(page);
  await expect(review(page)).toContainText('Lines marked above cannot be ordered as they are.');
  await expect(review(page).getByRole('alert')).toContainText(/only \d+ in stock, you ordered 999999/);
  await review(page).getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.order-error')).toContainText('in stock, you ordered 999999');
  await page.reload();
  await expect(page.getByLabel('PO Number')).toHaveValue('PO/KEEP');
  await expect(page.getByRole('spinbutton')).toHaveValue('999999');
});

test('a lost response, a reload and a retry make one order', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await signIn(page, buyers.deccan);
  await addFirstProduct(page);
  const token = await tokenOf(page.request, buyers.deccan);
  const orders = async () => (await callAs(page.request, token, '/api/orders/list')).total as number;
  const before = await orders();
  await page.goto('/portal/cart');
  // The order reaches the server; the response does not reach the page.
  await page.route('**/api/orders/create', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await orderCart(page);
  await expect(page.getByRole('alert')).toContainText('The connection failed.');
  await page.unroute('**/api/orders/create');
  await page.reload();
  await orderCart(page);
  await page.waitForURL('**/portal/orders');
  expect(await orders()).toBe(before + 1);
});

test('a line without a product id is counted and cannot be ordered', async ({ page }) => {
  await signIn(page, buyers.deccan);
  await page.evaluate(() => {
    const { company_id } = JSON.parse(localStorage.getItem('user')!);
    localStorage.setItem(
      'cart',
      JSON.stringify({ company_id, lines: [{ sku: 'OLD-1', name: 'Old line', price: 10, qty: 2 }] }),
    );
  });
  await page.goto('/portal/cart');
  await expect(
    page.getByText(
      '1 item(s) couldn’t be checked out due to missing product id. Re-add those items from the catalogue.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await expect(page.locator('.summary')).toContainText(/Subtotal₹0\.00.*Total₹0\.00/);
  await expect(page.locator('.summary .skeleton')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Old line')).toBeVisible();
});

test('an order that fails without a message shows the specified sentence', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await signIn(page, buyers.aravalli);
  await addFirstProduct(page);
  await page.goto('/portal/cart');
  for (const answer of [
    { status: 200, json: { success: false } },
    { status: 500, json: { success: false } },
    { status: 502, body: '<h1>Bad gateway</h1>' },
    { status: 500, body: 'Bad day' },
  ]) {
    await page.route('**/api/orders/create', (route) => route.fulfill(answer));
    await orderCart(page);
    await expect(review(page).locator('.order-error')).toHaveText('Failed to place order');
    await page.keyboard.press('Escape');
    await expect(page.locator('.order-error')).toHaveText('Failed to place order');
    await page.unroute('**/api/orders/create');
  }
});
