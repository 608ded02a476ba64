import { signInStaff } from '../support/admin.ts';
import { addPlant, linkInMail } from '../support/colleagues.ts';
import { openReview, review } from '../support/review.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, test } from '../support/test.ts';

test('an admin adds a cost centre with a budget; the cart shows what is left, and an order above it needs approval', async ({
  page,
  allow,
}) => {
  allow(/400/);
  const { people, company_id } = await addPlant(page.request, ['Admin', 'Buyer']);
  const [admin, buyer] = people as [(typeof people)[0], (typeof people)[0]];
  await signIn(page, admin.email, '/portal/company');
  const section = page.getByRole('region', { name: 'Cost centres' });
  await expect(section).toContainText('No cost centres yet.');
  await section.getByRole('button', { name: 'Add a cost centre' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save cost centre' }).click();
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(/Enter the code/);
  await dialog.getByLabel('Code').fill('MCH-02');
  await dialog.getByLabel('Name').fill('Machine shop, crankshaft line and the heat treatment behind it, Bhiwadi');
  await dialog.getByLabel('Budget (₹)').fill('5,000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save cost centre' }).click();
  await expect(section.getByRole('row').filter({ hasText: 'MCH-02' })).toContainText('₹5,000.00 a month');
  await expect(section.getByRole('row').filter({ hasText: 'MCH-02' })).toContainText('₹5,000.00 left in');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await section.getByRole('button', { name: /^Edit MCH-02/ }).click();
  await dialog.getByLabel('Budget (₹)').fill('6,000');
  await dialog.getByLabel('Current password').fill('not mine');
  await dialog.getByRole('button', { name: 'Save cost centre' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Budget (₹)').fill('5,000');
  await expect(dialog.getByLabel('Current password')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save cost centre' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Every order needs a cost centre').check();
  await page.getByRole('button', { name: 'Save rules' }).click();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Company rules saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');

  // The buyer: it is required, and what is left follows the quantity.
  await signIn(page, buyer.email, '/portal/catalog');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto('/portal/cart');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByLabel('Cost centre')).toHaveAccessibleDescription(/Choose a cost centre/);
  await expect(page.getByLabel('Cost centre')).toBeFocused();
  await page.getByLabel('Cost centre').selectOption({ index: 1 });
  await expect(page.getByText(/₹4,516\.20 of ₹5,000\.00 left in .+ after this order\./)).toBeVisible();
  await page.getByRole('spinbutton').fill('11');
  await expect(
    page.getByText(/₹321\.80 above the budget of ₹5,000\.00 for .+ The order will need approval\./),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await openReview(page);
  await expect(review(page)).toContainText('MCH-02 Machine shop');
  await expect(review(page)).toContainText(
    'Above the budget of its cost centre. This order will wait for approval by Admin.',
  );
  await review(page).getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/portal/orders');
  const row = page.getByRole('row').filter({ hasText: 'MCH-02' });
  await expect(row).toContainText('Pending approval');
  await page.getByLabel('Cost centre').selectOption({ index: 1 });
  await page.waitForURL(/cost_centre_id=\d+/);
  await expect(row).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await row.getByRole('link', { name: /^View order/ }).click();
  await expect(page.locator('.title-block')).toContainText('MCH-02 Machine shop');
  await expect(page.locator('.history')).toContainText('above the budget of ₹5,000.00');

  // The approver reads by the link what the budget has left, while changing the quantity.
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');
  await page.goto(await linkInMail(page, admin.email, '/approve'));
  await expect(page.getByText('MCH-02 Machine shop').first()).toBeVisible();
  await expect(page.getByText(/₹321\.80 above the budget of ₹5,000\.00 for/).last()).toBeVisible();
  await page.getByLabel(/^Quantity of/).fill('10');
  await expect(page.locator('.summary')).toContainText('₹4,838.00');
  await expect(page.getByText(/₹162\.00 of ₹5,000\.00 left in .+ after this order\./)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Order \d+ approved\.$/)).toBeVisible();

  // The last one is preselected, and what was approved counts.
  await signIn(page, buyer.email);
  await page.goto('/portal/catalog');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto('/portal/cart');
  await expect(page.getByLabel('Cost centre').locator('option:checked')).toContainText('MCH-02');
  await expect(page.getByText(/₹321\.80 above the budget/)).toBeVisible();

  // Staff keep the same ones.
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/customer');
  await signInStaff(page, `/admin/companies/${company_id}`);
  const ofCompany = page.getByRole('region', { name: 'Cost centres' });
  await expect(ofCompany.getByRole('row').filter({ hasText: 'MCH-02' })).toContainText('₹162.00 left in');
  await ofCompany.getByRole('button', { name: /^Edit MCH-02/ }).click();
  await dialog.getByLabel('In use: can be chosen for new orders').uncheck();
  await dialog.getByRole('button', { name: 'Save cost centre' }).click();
  await expect(ofCompany).toContainText('Not in use');
  await expectNoSidewaysScroll(page);
});
