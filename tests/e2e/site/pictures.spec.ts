import { expect, test } from '../support/test.ts';

for (const path of ['/', '/resources/blogs', '/industries/healthcare']) {
  test(`${path}: a picture that fails to load is replaced in its box`, async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.goto(path);
    const boxes = () =>
      page
        .locator('main img')
        .evaluateAll((pictures) => pictures.map((picture) => [picture.clientWidth, picture.clientHeight]));
    await page.locator('main img').first().scrollIntoViewIfNeeded();
    const whole = await boxes();
    await page.route(/\.(avif|webp|jpe?g|png|svg)(\?|$)/, (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    await page.reload();
    const pictures = page.locator('main img');
    await pictures.first().scrollIntoViewIfNeeded();
    await expect(pictures.first()).toHaveAttribute('src', /^blob:/);
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    expect(await pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    expect(await boxes()).toEqual(whole);
  });
}
