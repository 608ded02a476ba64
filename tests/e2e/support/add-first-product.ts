import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Adds the first product of the signed-in buyer's catalogue that can be ordered to an empty cart. */
export async function addFirstProduct(page: Page): Promise<void> {
  await page.goto('/portal/catalog');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
}
