import type { Locator, Page } from '@playwright/test';
import { review } from '../support/review.ts';
import { buyers, expect, signIn, test } from '../support/test.ts';

/** Presses Tab, or Shift+Tab, until the element has the focus: a buyer without a mouse. */
async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${element} is not reached by ${key}`);
}

test('a buyer goes from search to order by the keyboard alone @desktop', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const count = page.locator('[data-cart-count]');

  // Search: a product among the suggestions.
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search Product, Category, Brand...')).toBeFocused();
  await page.keyboard.type('hb-m6x30');
  const option = page.getByRole('option', { name: /HB-M6X30/ }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal/products/*');

  // The product, then another size from the table of variants.
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }).first());
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('1');
  const sizes = page.getByRole('table', { name: 'Other sizes' });
  await tabTo(page, sizes.locator('.qty-add:enabled').nth(1));
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 boxes of HB-.* added to the cart\.$/)).toBeVisible();
  await expect(count).toHaveText('2');

  // The cart, the order, and its page.
  await tabTo(page, page.getByRole('link', { name: /Cart/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Place Order' }));
  await page.keyboard.press('Enter');
  await tabTo(page, review(page).getByRole('button', { name: 'Place Order' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal/orders');
  await tabTo(page, page.getByRole('link', { name: /^View order/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
  // When each line arrives.
  await expect(
    page
      .getByRole('table')
      .getByText(/^Promised by \d/)
      .first(),
  ).toBeVisible();
});
