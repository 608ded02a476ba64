import { orderCart } from '../support/review.ts';
import { buyers, expect, expectAccessible, signIn, test } from '../support/test.ts';

test('a need-by date marks the lines that arrive later, stays with the cart and is shown on the order', async ({
  page,
}) => {
  await signIn(page, buyers.aravalli, '/portal/catalog?q=hex+bolt');
  const card = page.locator('.product-card').first();
  await expect(card).toContainText(/Delivery by \w{3}, \d+ \w+/);
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.goto('/portal/cart');
  const line = page.locator('li.cart-line');
  await expect(line).toContainText(/Delivery by \w{3}, \d+ \w+/);

  const india = (days: number) => new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Need by').fill(india(60));
  await expect(line.getByText(/^Arrives after/)).toHaveCount(0);
  await page.getByLabel('Need by').fill(india(0));
  await expect(line.getByText(/^Arrives after/)).toBeVisible();
  await expect(
    page.getByText('1 line will arrive after your need-by date. You can still place the order.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Need by')).toHaveValue(india(0));

  await orderCart(page);
  await page.waitForURL('/portal/orders');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Misses need-by date');
  await row.getByRole('link', { name: /^View order/ }).click();
  await expect(page.getByText(/^This order is needed by .+, but delivery is promised by /)).toBeVisible();
  await expectAccessible(page);
});

test('a need-by date that has passed is refused at its field', async ({ page }) => {
  await signIn(page, buyers.aravalli, '/portal/catalog?q=hex+bolt');
  await page
    .locator('.product-card')
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await page.goto('/portal/cart');
  await page.getByLabel('Need by').fill('2026-01-05');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByLabel('Need by')).toHaveAccessibleDescription(
    'This date has passed. Enter today or a later date.',
  );
  await expect(page.getByLabel('Need by')).toBeFocused();
});
