import type { Locator, Page } from '@playwright/test';
import { buyers, expect, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

async function openProduct(page: Page, sku: string): Promise<void> {
  await page.goto(`/portal/catalog?q=${encodeURIComponent(sku)}`);
  const card = page.locator('.product-card:not([aria-hidden])').filter({ hasText: sku }).first();
  await card.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'Data sheet', exact: true })).toBeVisible();
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isApart, JSON.stringify([a, b])).toBe(true);
}

for (const width of [390, 768, 1440]) {
  test(`at ${width} px the favourite star covers neither the picture of a card nor its button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, buyers.aravalli, '/portal/catalog?q=cut resistant gloves');
    const card = page.locator('.product-card:not([aria-hidden])').filter({ hasText: 'Cut resistant' }).first();
    const picture = card.locator('.product-image > img');
    await expect(picture).toHaveAttribute('src', '/pictures/glove-cut.webp');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    const star = card.getByRole('button', { name: /^Favourite/ });
    await expectApart(star, picture);
    await expectApart(star, card.getByRole('button', { name: /^Add to Cart/ }));
    await expectNoSidewaysScroll(page);
  });
}

test('the sizes on the drawing of a product stay on the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, buyers.aravalli);
  await openProduct(page, 'HB-M10X80-8.8-ZP');
  const size = page.locator('.data-sheet-drawing text').filter({ hasText: 'M10' });
  await expect(size).toBeVisible();
  const { x, width } = (await size.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});

test('the demo shows a data sheet, and what is bought with a product', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await openProduct(page, 'BRG-6210-2RS');
  await expect(page.getByRole('region', { name: 'Bought with this' })).toContainText('OSL-45X62X8');
  await openProduct(page, 'BRG-6201-ZZ');
  const download = page.waitForEvent('download');
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Data sheet BRG-6201-ZZ' }).click();
  expect((await download).suggestedFilename()).toBe('Data sheet BRG-6201-ZZ.pdf');
});
