import type { Page } from '@playwright/test';
import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { orderCart } from '../support/review.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

/** Goods measured with decimals and goods priced per 100 (decision 034), from the catalogue to the invoice. */

const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page) => page.locator('.entry').first();

/** A buyer of the test's own company with a cable by the metre and nuts priced per 100. */
async function addGoods(page: Page) {
  const { people, company_id, staffToken } = await addPlant(page.request, ['Meera']);
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase();
  const add = (product: object) =>
    callAs(page.request, staffToken, '/api/admin/product-save', { company_id, ...product });
  const [cable, nut] = [`CBL-${mark}`, `NUT-${mark}`];
  const tax = { gst_rate: 18, hsn: '854449' };
  const { id: cableId } = await add({
    ...tax,
    sku: cable,
    name: `Flexible cable ${mark}`,
    unit: 'MTR',
    price: 33.33,
    stock: 40.5,
  });
  await add({ ...tax, sku: nut, name: `Hex nut M8 ${mark}`, unit: 'NOS', price: 412.35, price_per: 100, stock: 5000 });
  return { buyer: people[0]!, staffToken, cable, nut, cableId: cableId as number };
}

test('2.5 metres and 200 pieces priced per 100 are ordered, packed in parts and invoiced', async ({ page }) => {
  const { buyer, staffToken, cable, nut, cableId } = await addGoods(page);
  await signIn(page, buyer.email, `/portal/products/${cableId}`);
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${cable}` });
  await expect(quantity).toHaveAttribute('inputmode', 'decimal');
  await quantity.fill('2.5');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText(`2.5 m of ${cable} are in the cart.`)).toBeVisible();

  await page.goto(`/portal/catalog?q=${nut}`);
  await expect(page.getByText('₹412.35 / 100 NOS').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();

  await page.goto('/portal/cart');
  const line = (sku: string) => page.locator('.cart-line').filter({ hasText: sku });
  const pieces = line(nut).getByRole('spinbutton');
  await pieces.fill('200.5');
  await expect(line(nut)).toContainText('Whole numbers only for NOS.');
  await pieces.fill('200');
  await expect(line(nut)).toContainText('₹412.35 / 100 NOS');
  await expect(line(nut).locator('.cart-line-total')).toHaveText('₹824.70');
  await expect(line(cable).getByRole('spinbutton')).toHaveValue('2.5');
  await expect(line(cable).locator('.cart-line-total')).toHaveText('₹83.33');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await orderCart(page);
  await page.waitForURL(/\/portal\/orders/);
  const { items } = await callAs(page.request, buyer.token, '/api/orders/list');
  const { id } = items[0];
  await page.goto(`/portal/orders/${id}`);
  await expect(page.getByText('2.5 m').first()).toBeVisible();
  await expect(page.getByText('₹1,071.47').first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await callAs(page.request, staffToken, '/api/admin/order-move', { id, to: 'confirmed' });
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(/login/);
  await signInStaff(page, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Pack goods' }).click();
  await dialog(page)
    .getByLabel(/^Flexible cable/)
    .fill('1.25');
  await dialog(page)
    .getByLabel(/^Hex nut/)
    .fill('0.5');
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(dialog(page).getByLabel(/^Hex nut/)).toHaveAccessibleDescription(/Whole numbers only for NOS\./);
  await dialog(page)
    .getByLabel(/^Hex nut/)
    .fill('200');
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(card(page)).toContainText('1.25 m');
  await card(page)
    .getByRole('button', { name: /^Issue invoice/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  const link = card(page).getByRole('link', { name: /^Invoice PS\// });
  await expect(link).toBeVisible();
  await link.click();
  // 1.25 m are ₹41.66, the nuts ₹824.70, and 18% on each.
  await expect(page.getByText('₹412.35 / 100 NOS').first()).toBeVisible();
  await expect(page.getByText('₹41.66').first()).toBeVisible();
  await expect(page.getByText('₹1,022.00').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /PDF|Original/ })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
});
