import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { orderCart, review, openReview } from '../support/review.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

const DAY = String.raw`\d{1,2} \w{3} \d{4}`;

test('staff let an item be ordered beyond stock, and a buyer orders more than there is', async ({ page, allow }) => {
  test.slow();
  allow(/400/);
  const { people, products, staffToken } = await addPlant(page.request, ['Ravi']);
  const [{ id, sku }] = products as [(typeof products)[number]];
  await callAs(page.request, staffToken, '/api/admin/stock-adjust', {
    ...{ product_id: id, reason: 'counted', count: 12, stock_was: 500, note: '' },
  });

  await signInStaff(page, `/admin/products/${id}`);
  const beyondStock = page.getByRole('checkbox', { name: /^Allow back-orders/ });
  await beyondStock.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel(/^Lead time/)).toHaveAccessibleDescription(
    /Enter the lead time: what is ordered beyond/,
  );
  await expect(beyondStock).toBeChecked();
  await page.getByLabel(/^Lead time/).fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product saved.')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, people[0]!.email, `/portal/products/${id}`);
  await expect(page.getByText(new RegExp(`^Delivery by .+; beyond stock by ${DAY}$`))).toBeVisible();
  await page.getByRole('spinbutton', { name: `Quantity of ${sku}` }).fill('20');
  const sentence = new RegExp(`^12 in stock, 8 to be bought in: by ${DAY}$`);
  await expect(page.getByText(sentence)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();

  await page.goto('/portal/cart');
  await expect(page.locator('li.cart-line')).toContainText(/12 in stock, 8 to be bought in: by /);
  await expectNoSidewaysScroll(page);
  await openReview(page);
  await expect(review(page)).toContainText(/12 in stock, 8 to be bought in: by /);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await orderCart(page);
  await page.waitForURL('/portal/orders');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^View order/ })
    .click();
  await expect(page.getByText('8 to be bought in')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Nothing is left, and it can still be ordered.
  await page.goto('/portal/catalog');
  const card = page.locator('.product-card').filter({ hasText: sku });
  await expect(card).toContainText(new RegExp(`Not in stock, can be ordered: by ${DAY}`));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
});
