import { addPlant, callAs, linkInMail } from '../support/colleagues.ts';
import { openReview, review } from '../support/review.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, test } from '../support/test.ts';

test('an admin adds approval steps, a deputy and a limit; an order goes from step to step', async ({ page, allow }) => {
  allow(/400/);
  const { people } = await addPlant(page.request, ['Admin', 'Buyer', 'Head', 'Director']);
  const [admin, buyer, head, director] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ];
  const { colleagues } = await callAs(page.request, admin.token, '/api/customer/company');
  const idOf = (address: string): number => colleagues.find(({ email }: { email: string }) => email === address).id;
  for (const { email } of [head, director]) {
    await callAs(page.request, admin.token, '/api/customer/colleague-save', {
      ...{ id: idOf(email), company_role: 'approver' },
    });
  }

  // The company admin keeps the steps.
  await signIn(page, admin.email, '/portal/company');
  const section = page.getByRole('region', { name: 'Approval steps' });
  const dialog = page.getByRole('dialog');
  await expect(section).toContainText('No approval steps.');
  await section.getByRole('button', { name: 'Add an approval step' }).click();
  await dialog.getByLabel('Orders from (₹)').fill('1,000');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Save step' }).click();
  await expect(dialog.getByText('Choose at least one approver.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Head').check();
  await dialog.getByRole('button', { name: 'Save step' }).click();
  await expect(section.getByRole('row').filter({ hasText: 'Orders from ₹1,000.00' })).toContainText('Head');
  const approver_ids = [idOf(director.email)];
  const second = { from: 2000, cost_centre_id: null, approver_ids, current_password: password };
  await callAs(page.request, admin.token, '/api/customer/approval-step-save', second);

  // The admin stands in for the director, and the buyer has a limit of their own.
  const list = page.getByRole('region', { name: 'Colleagues' });
  await list.getByRole('button', { name: 'Deputy of Director' }).click();
  await dialog.getByRole('button', { name: 'Save deputy' }).click();
  await expect(dialog.getByLabel('Deputy', { exact: true })).toHaveAccessibleDescription(/Choose the deputy/);
  await dialog.getByLabel('Deputy', { exact: true }).selectOption({ label: 'Admin' });
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  await dialog.getByLabel('First day').fill(today);
  await dialog.getByLabel('Last day').fill('2199-01-05');
  await dialog.getByRole('button', { name: 'Save deputy' }).click();
  await expect(list.getByRole('row').filter({ hasText: director.email })).toContainText('Admin');
  await list.getByRole('button', { name: 'Limits of Buyer' }).click();
  await dialog.getByLabel('Limit per order (₹)').fill('75,000');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Save limits' }).click();
  await expect(list.getByRole('row').filter({ hasText: buyer.email })).toContainText('₹75,000.00 an order');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The buyer reads who will be asked, and then who is next.
  await signIn(page, buyer.email, '/portal/catalog');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto('/portal/cart');
  await page.getByRole('spinbutton').fill('10');
  await expect(page.getByText('Orders from ₹1,000.00 need a colleague’s approval.')).toBeVisible();
  await openReview(page);
  await expect(review(page)).toContainText('This order will wait for approval by Head, then by Director or Admin.');
  await review(page).getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/portal/orders');
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  const approval = page.getByRole('region', { name: 'Approval' });
  await expect(approval).toContainText('Step 1: pending approval');
  await expect(approval).toContainText('Director or Admin (deputy of Director)');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The head decides by the link, then the deputy in the portal.
  await page.goto(await linkInMail(page, head.email, '/approve'));
  await expect(page.getByText('Step 1: pending approval')).toBeVisible();
  await expect(page.getByText(/IST\. Orders from ₹1,000\.00 need approval, this one in 2 steps\. You/)).toBeVisible();
  await page.getByLabel(/^Quantity of/).fill('9');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/approved\. It now waits for approval by Director or Admin\./)).toBeVisible();
  await signIn(page, admin.email, '/portal/approvals');
  await expect(page.getByRole('row').filter({ hasText: 'Buyer' })).toContainText('You');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /^Review order/ }).click();
  await expect(approval).toContainText('Step 1: approved');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.locator('.title-block')).toContainText('Placed');
  await expect(approval).toContainText('Admin for Director');
  await expect(page.locator('.history')).toContainText('Decided by Admin for Director.');
});
