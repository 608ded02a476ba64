import type { Page } from '@playwright/test';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expectStill, watchShifts } from '../support/page-walk.ts';
import { orderCart, sendRequest } from '../support/review.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

type Item = {
  id: number;
  sku: string;
  name: string;
  price: number;
  stock: number;
  unit: string;
  to_quote: string | null;
};

test('a cart shows by line what has changed since items were added, and offers to resolve it', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  const [dearer, cheaper, short, same] = await stocked(page, 4);
  await fill(page, [
    { ...dearer!, price: dearer!.price - 12.5 },
    { ...cheaper!, price: cheaper!.price + 1 },
    { ...short!, qty: short!.stock + 5 },
    same!,
    { ...same!, id: 987_654_321, sku: 'GONE-1', name: 'Gone product' },
  ]);
  await page.goto('/portal/cart');
  const line = (sku: string) => page.locator('.cart-line').filter({ hasText: sku });
  await expect(line(dearer!.sku)).toContainText(`Price up: ${rupees(dearer!.price - 12.5)} → ${rupees(dearer!.price)}`);
  await expect(line(cheaper!.sku)).toContainText(
    `Price down: ${rupees(cheaper!.price + 1)} → ${rupees(cheaper!.price)}`,
  );
  await expect(line(short!.sku)).toContainText(`Only ${short!.stock.toLocaleString('en-IN')} in stock`);
  await expect(line('GONE-1')).toContainText('No longer in your catalogue');
  await expect(line(same!.sku).locator('.status')).toHaveCount(0);
  await expect(page.getByText(/^Since you added these items: 2 prices changed, ₹11\.50 more in total/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Accept current prices' }).click();
  await expect(page.getByText(/Price (up|down)/)).toHaveCount(0);
  await page.getByRole('button', { name: `Reduce ${short!.sku} to` }).click();
  await expect(line(short!.sku).getByRole('spinbutton')).toHaveValue(String(short!.stock));
  await page.getByRole('button', { name: 'Remove 1 line' }).click();
  await expect(line('GONE-1')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line('GONE-1')).toBeVisible();
});

test('a change while the cart is open is shown without moving it @desktop', async ({ page }) => {
  const { people, products, staffToken } = await addPlant(page.request, ['Meera']);
  await signIn(page, people[0]!.email);
  await fill(page, products as Item[]);
  await watchShifts(page);
  await page.goto('/portal/cart');
  await expect(page.locator('.cart-line')).toHaveCount(2);
  await expectStill(page);

  const { id } = products[0]!;
  const { product, images } = await callAs(page.request, staffToken, `/api/admin/product-get?id=${id}`);
  const dearer = { ...product, images, stock_was: product.stock, price: product.price + 20 };
  await callAs(page.request, staffToken, '/api/admin/product-save', dearer);
  // As a browser reports that the tab is visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Since you added these items: 1 price changed, ₹20.00 more in total.')).toBeVisible();
  await expect(page.locator('.cart-line').first()).toContainText('Price up: ₹410.00 → ₹430.00');
  await expectStill(page);
  await expectAccessible(page);

  // The totals do not change.
  const gone = { product_id: products[1]!.id, reason: 'counted', count: 0, stock_was: 500, note: '' };
  await callAs(page.request, staffToken, '/api/admin/stock-adjust', gone);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('.cart-line').last()).toContainText('Out of stock');
  await expect(page.getByRole('button', { name: 'Remove 1 line' })).toBeVisible();
  await expectStill(page);

  await page.getByRole('button', { name: 'Accept current prices' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(/^Since you added/)).toHaveCount(0);
});

test('tax follows the ship-to address: CGST and SGST at home, IGST elsewhere, and the order keeps it @desktop', async ({
  page,
}) => {
  await signIn(page, buyers.konkan);
  const [product] = await stocked(page, 1);
  await fill(page, [product!]);
  const addresses = await read<{ items: { id: number; address: string }[] }>(page, '/api/companies/addresses');
  await page.goto('/portal/cart');
  const parts = page.locator('.summary-part dt');
  const summary = page.locator('.summary:not([data-stale])');
  for (const { id, address } of addresses.items) {
    await page.getByLabel('Ship To').selectOption(String(id));
    await expect(summary).toBeVisible();
    const home = address.includes('Rajasthan');
    await expect(parts).toHaveText(home ? [/^CGST [\d.]+%/, /^SGST [\d.]+%/] : [/^IGST [\d.]+%/]);
  }
  const taxes = await parts.allTextContents();
  await expectAccessible(page);
  await orderCart(page);
  await page.waitForURL('**/portal/orders');
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
  await expect(page.locator('.summary-part dt')).toHaveText(taxes);
});

test('the cart becomes an RFQ, stays until it is sent, and can be restored', async ({ page }) => {
  await signIn(page, buyers.deccan);
  const [one, other] = await stocked(page, 2);
  await fill(page, [{ ...one!, qty: 40 }, other!]);
  await page.goto('/portal/cart');
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(page.getByRole('heading', { name: 'New RFQ' })).toBeVisible();
  await expect(page.getByLabel('Item')).toHaveCount(2);
  await expect(page.getByLabel('Item').first()).toHaveValue(`${one!.name} (${one!.sku})`);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('40');
  await expect(page.locator('[data-cart-count]')).toHaveText('2');
  await page.getByRole('button', { name: 'Submit RFQ' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${one!.name} (${one!.sku})`);
  await expectAccessible(page);
  await sendRequest(page);
  await page.waitForURL(/\/portal\/rfqs\/\d+$/);
  await expect(page.getByText(one!.sku).first()).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('2');
});

/** Products of the buyer's own catalogue that are in stock, the most expensive first. */
async function stocked(page: Page, count: number): Promise<Item[]> {
  const { items } = await read<{ items: Item[] }>(page, '/api/catalog/list?sort=price_desc&size=100');
  return items.filter(({ stock, to_quote }) => !to_quote && stock > 40 && stock < 100_000).slice(0, count);
}

/** Stores lines in the cart, as from an earlier visit. */
async function fill(page: Page, lines: (Item & { qty?: number })[]): Promise<void> {
  await page.evaluate(
    (stored) => {
      const { company_id } = JSON.parse(localStorage.getItem('user')!);
      localStorage.setItem('cart', JSON.stringify({ company_id, lines: stored }));
    },
    lines.map(({ id, qty = 1, ...line }) => ({ ...line, product_id: id, qty })),
  );
}

function read<Reply>(page: Page, path: string): Promise<Reply> {
  return page.evaluate(
    (url) =>
      fetch(url, { headers: { authorization: `Bearer ${localStorage.getItem('token')}` } }).then((reply) =>
        reply.json(),
      ),
    path,
  );
}

function rupees(amount: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount);
}
