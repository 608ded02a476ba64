import { expect, test } from '../support/test.ts';

/** A cover, and the picture at the head of a page. */
for (const path of ['/resources/blogs', '/about']) {
  test(`${path}: a picture that fails to load is replaced, and nothing moves`, async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.addInitScript(() => {
      (window as unknown as { shift: number }).shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Without the typefaces either, because what they move is not the pictures'.
    await page.route(/\.(avif|webp|jpg|svg|woff2)$/, (route) =>
      ['image', 'font'].includes(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const picture = page.locator('main img').first();
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const { width, height } = (await picture.boundingBox())!;
    expect(width).toBeGreaterThan(300);
    expect(height).toBeGreaterThan(200);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  });
}
