import { addPlant, callAs, linkInMail } from '../support/colleagues.ts';
import { openReview, orderCart, review } from '../support/review.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, test } from '../support/test.ts';

test('an order above the limit waits for approval; an approver lowers a quantity and approves', async ({
  page,
  allow,
}) => {
  allow(/400/);
  const { people, products } = await addPlant(page.request, ['Admin', 'Buyer', 'Approver']);
  const [admin, buyer, approver] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const { colleagues } = await callAs(page.request, admin.token, '/api/customer/company');
  const { id } = colleagues.find(({ email }: { email: string }) => email === approver.email);
  await callAs(page.request, admin.token, '/api/customer/colleague-save', { id, company_role: 'approver' });
  await callAs(page.request, admin.token, '/api/customer/company-rules', {
    ...{ po_required: true, spending_limit: 5000, current_password: password },
  });

  // The buyer: without a PO number the field shows an error; with one the order waits for approval.
  await signIn(page, buyer.email);
  await expect(page.getByRole('link', { name: 'Approvals' })).toBeHidden();
  await page.goto('/portal/catalog');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto('/portal/cart');
  await page.getByRole('spinbutton').fill('40');
  await expect(page.locator('.summary:not([data-stale])')).toBeVisible();
  await expect(page.getByText('The order will need a colleague’s approval')).toBeVisible();
  await expect(page.getByText('PO Number (optional)')).toBeHidden();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByLabel('PO Number')).toHaveAccessibleDescription(
    'Enter the PO number. Your company requires one for every order.',
  );
  await expect(page.getByLabel('PO Number')).toBeFocused();
  await expect(review(page)).toBeHidden();
  await page.getByLabel('Notes').fill('Gate 2, before noon');
  await page.getByLabel('PO Number').fill('PO-900');
  await expect(page.getByLabel('PO Number')).not.toHaveAttribute('aria-invalid');

  // Enter, twice, opens the review and orders nothing; Escape and Back return with everything kept.
  await page.getByLabel('PO Number').press('Enter');
  await expect(review(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(review(page)).toContainText('40 nos');
  await expect(review(page)).toContainText('Bhiwadi, Rajasthan 301019');
  await expect(review(page)).toContainText('GSTIN 08AAKCA4172M1ZA');
  await expect(review(page)).toContainText('PO-900');
  await expect(review(page)).toContainText('Gate 2, before noon');
  await expect(review(page)).toContainText('This order will wait for approval by Admin or Approver.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(review(page)).toBeHidden();
  await expect(page.getByLabel('PO Number')).toBeFocused();
  await openReview(page);
  await review(page).getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('PO Number')).toHaveValue('PO-900');
  await expect(page.getByLabel('Notes')).toHaveValue('Gate 2, before noon');
  await orderCart(page);
  await page.waitForURL('**/portal/orders');
  await expect(page.getByRole('status').filter({ hasText: 'needs approval' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'PO-900' })).toContainText('Pending approval');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');

  // The approver: the tab shows the count, and the order's page has the form.
  await signIn(page, approver.email);
  await page.getByRole('link', { name: 'Approvals 1' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'PO-900' })).toContainText('Buyer');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Review order/ }).click();
  const decision = page.getByRole('region', { name: 'Your decision' });
  await expect(decision).toContainText('Above the spending limit of ₹5,000.00.');
  await decision.getByRole('button', { name: 'Reject' }).click();
  await expect(decision).toContainText('Give a reason, so that the order can be changed');
  const quantity = decision.getByLabel(`Quantity of ${products[0]!.sku}`);
  await quantity.fill('ten');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(quantity).toHaveAccessibleDescription(/Enter the quantity as a number, for example 12 or 2\.5\.$/);
  await expect(quantity).toHaveValue('ten');
  // As ordered, until it is a quantity; then the totals follow it.
  await expect(decision.locator('.summary')).toContainText('₹19,352.00');
  await quantity.fill(' 10 ');
  await expect(decision.locator('.summary')).toContainText('₹4,838.00');
  await decision.getByLabel(/^Note to/).fill('Ten are enough till April');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(decision).toBeHidden();
  await expect(page.locator('.title-block')).toContainText('Placed');
  await expect(page.locator('.history')).toContainText('40 → 10 nos');
  await expect(page.locator('.summary')).toContainText('₹4,838.00');
  await expect(page.locator('[data-approvals-count]')).toBeHidden();
});

test('an approver decides once by the link in the email, without signing in', async ({ page, allow }) => {
  allow(/400/);
  const { people, products } = await addPlant(page.request, ['Admin', 'Buyer']);
  const [admin, buyer] = people as [(typeof people)[0], (typeof people)[0]];
  await callAs(page.request, admin.token, '/api/customer/company-rules', {
    ...{ po_required: false, spending_limit: 100, current_password: password },
  });
  const items = [{ product_id: products[0]!.id, qty: 3 }];
  const { id, status } = await callAs(page.request, buyer.token, '/api/orders/create', { items, notes: 'For line 2' });
  expect(status).toBe('pending approval');

  const link = await linkInMail(page, admin.email, '/approve');
  await page.goto(link);
  await expect(page.getByText(`placed order ${id}`)).toBeVisible();
  await expect(page.getByText('For line 2')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel(/^Note to/).fill('Not this month');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`Order ${id} rejected.`)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto(link);
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expectAccessible(page);
});
