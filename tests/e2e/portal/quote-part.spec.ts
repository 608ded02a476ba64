import { addPlant, callAs } from '../support/colleagues.ts';
import { review } from '../support/review.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

test('a buyer accepts some lines of a quote, and less of one; on a phone the order is always in reach', async ({
  page,
}) => {
  const { people, staffToken } = await addPlant(page.request, ['Meera']);
  const { email, token } = people[0]!;
  const items = ['M16 stud', 'M16 nut', 'Washer'].map((item) => ({ item, qty: 10, unit: 'NOS' }));
  const { id: rfq_id } = await callAs(page.request, token, '/api/customer/rfq-create', {
    title: 'Studs',
    lines: items,
  });
  const { rfq } = await callAs(page.request, staffToken, `/api/admin/rfq-get?id=${rfq_id}`);
  const saved = await callAs(page.request, staffToken, '/api/admin/quote-save', {
    ...{ rfq_id, ship_address_id: rfq.addresses[0].id, valid_until: '2199-12-31', freight: 100 },
    lines: items.map(({ item, ...line }, at) => ({
      ...{ ...line, name: item, rfq_line_no: at + 1, product_id: null, sku: '', brand: null, hsn: '7318' },
      ...{ price: 50, discount: 0, gst_rate: 18, lead_days: null },
    })),
  });
  await callAs(page.request, staffToken, '/api/admin/quote-send', { id: saved.id, revision: saved.revision });
  await signIn(page, email, `/portal/quotes/${saved.id}`);

  const isPhone = page.viewportSize()!.width < 640;
  const bar = page.getByRole('button', { name: 'Review and order' });
  // At the top of the page, above lines and terms.
  if (isPhone) await expect(bar).toBeInViewport({ ratio: 1 });
  else await expect(bar).toBeHidden();

  await page.getByRole('button', { name: 'Choose lines' }).click();
  const chosen = page.getByRole('dialog', { name: 'Lines to order' });
  await chosen.getByRole('checkbox', { name: /Washer/ }).uncheck();
  await chosen.getByLabel('Quantity of M16 nut').fill('11');
  await expect(chosen.getByLabel('Quantity of M16 nut')).toHaveAccessibleDescription(/Order at most the quoted 10\./);
  await expect(chosen.getByRole('button', { name: 'Done' })).toBeDisabled();
  await chosen.getByLabel('Quantity of M16 nut').fill('4');
  // ₹500 and ₹200, freight of ₹100, and 18%.
  await expect(chosen).toContainText('₹944.00');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await chosen.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('2 of 3 lines chosen')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Accept and order, ₹944.00' })).toBeVisible();

  await (isPhone ? bar : page.getByRole('button', { name: /^Accept and order/ })).click();
  await expect(review(page)).toContainText('in part');
  await expect(review(page)).not.toContainText('Washer');
  await expectAccessible(page);
  await review(page).getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/portal/orders/*');
  await expect(page.getByText('₹944.00').first()).toBeVisible();
  await expect(page.getByText(/accepted in part: 2 of 3 lines, 1 with a lower quantity/)).toBeVisible();
});
