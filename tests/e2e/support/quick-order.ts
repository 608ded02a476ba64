import type { Page } from '@playwright/test';

type Item = { sku: string; stock: number; to_quote: string | null };

/** The field for pasted rows. */
export const pastedRows = (page: Page) => page.getByLabel('SKUs and quantities');

/** The rows read that have these words. */
export const quickRow = (page: Page, words: string) => page.locator('.quick-row').filter({ hasText: words });

/** Three products with some stock, the last of which has a SKU whose beginning is unique. */
export async function stocked(page: Page): Promise<Item[]> {
  return page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const list = await (await fetch('/api/catalog/list?size=100&sort=name_desc', { headers })).json();
    return list.items.filter(({ stock, to_quote }: Item) => !to_quote && stock > 20 && stock < 100_000).slice(0, 3);
  });
}
