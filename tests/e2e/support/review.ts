import { expect, type Page } from '@playwright/test';

/** The review in the open cart: Place Order opens it, and places the order in it. */
export const review = (page: Page) => page.getByRole('dialog', { name: 'Review your order' });

/** Opens the review of the order in the cart. */
export async function openReview(page: Page): Promise<void> {
  await page.locator('.checkout').getByRole('button', { name: 'Place Order' }).click();
  await expect(review(page)).toBeVisible();
}

/** Sends the request for a quote that is being reviewed. */
export const sendRequest = (page: Page) =>
  page.getByRole('dialog', { name: 'Review your request' }).getByRole('button', { name: 'Send RFQ' }).click();

/** Orders what is in the open cart, through the review. */
export async function orderCart(page: Page): Promise<void> {
  await openReview(page);
  await review(page).getByRole('button', { name: 'Place Order' }).click();
}
