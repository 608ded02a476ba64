import { addPlant, callAs } from '../support/colleagues.ts';
import { orderCart } from '../support/review.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, test } from '../support/test.ts';

test('an admin limits each buyer by month; the cart shows what is left, and a split order needs approval', async ({
  page,
}) => {
  const { people, products } = await addPlant(page.request, ['Admin', 'Buyer']);
  const [admin, buyer] = people as [(typeof people)[0], (typeof people)[0]];
  await signIn(page, admin.email, '/portal/company');
  await page.getByLabel('Limit for each buyer (₹)').fill('lots');
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByLabel('Limit for each buyer (₹)')).toHaveAccessibleDescription(/Enter the limit in rupees/);
  await page.getByLabel('Limit for each buyer (₹)').fill('5,000');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save rules' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Company rules saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');

  // ₹4,838.00 of it.
  const items = [{ product_id: products[0]!.id, qty: 10 }];
  expect((await callAs(page.request, buyer.token, '/api/orders/create', { items })).status).toBe('placed');
  await signIn(page, buyer.email, '/portal/company');
  await expect(page.getByText('Each buyer may order for ₹5,000.00 a month including tax.')).toBeVisible();
  await page.goto('/portal/catalog');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto('/portal/cart');
  await expect(page.getByText('₹162.00 of your ₹5,000.00 left this month, before this order.')).toBeVisible();
  await page.getByRole('spinbutton').fill('3');
  await expect(page.getByText('The order will need a colleague’s approval')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await orderCart(page);
  await page.waitForURL('**/portal/orders');
  await expect(page.getByRole('status').filter({ hasText: 'needs approval' })).toBeVisible();
});

test('an order above the credit limit is on hold; the cart and the order say so', async ({ page }) => {
  const { people, products, company_id, staffToken } = await addPlant(page.request, ['Admin']);
  const { company } = await callAs(page.request, staffToken, `/api/admin/company-get?id=${company_id}`);
  await callAs(page.request, staffToken, '/api/admin/company-save', { ...company, credit_limit: 5000 });
  const items = [{ product_id: products[0]!.id, qty: 10 }];
  expect((await callAs(page.request, people[0]!.token, '/api/orders/create', { items })).status).toBe('placed');

  await signIn(page, people[0]!.email, '/portal/catalog');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto('/portal/cart');
  await page.getByRole('spinbutton').fill('10');
  await expect(page.getByText('This order takes your company over its credit limit.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await orderCart(page);
  await page.waitForURL('**/portal/orders');
  await expect(page.getByRole('status').filter({ hasText: 'is on hold' })).toBeVisible();
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await expect(page.locator('.title-block')).toContainText('On hold');
  await expect(page.locator('.history')).toContainText('Our accounts team will release it or contact you.');
});
