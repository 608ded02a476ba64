import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test as base } from './support/test.ts';

/**
 * Compares each part of /style with its picture in style.spec.ts-snapshots, so that no component changes unnoticed.
 * After an intended change: `npx playwright test style --update-snapshots`, check the new pictures, commit them.
 */
const test = base.extend<object, object>({
  // Hinting is a setting of the machine; without it letters are drawn alike everywhere.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'],
      }),
    { scope: 'worker' },
  ],
});

test.skip(
  process.platform !== 'linux' || process.arch !== 'x64' || !!process.env.CHROME_PATH,
  'the reference pictures are of the Chromium that npm installs on Linux x64; others draw letters differently',
);

test('each part of the style sheet looks as its reference picture', async ({ page }) => {
  await page.goto('/style');
  // The controls are in their final state only after hydration.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await still(page);
  await compare('head', page.locator('.style-head'));
  for (const section of await page.locator('.style-section').all()) {
    await compare(await nameOf(section.locator('.section-rule h2').first()), section);
  }
});

test('each drawing of the set looks as its reference picture', async ({ page, isMobile }) => {
  test.slow();
  await page.goto('/style/drawings');
  await still(page);
  const sections = await page.locator('main > section').all();
  expect(sections.length).toBeGreaterThan(10);
  // All categories on the phone, where they are smallest; one is enough for the layout on a wide screen.
  for (const section of isMobile ? sections : sections.slice(0, 1)) {
    // One category at a time: the page is not 200,000 px tall, and a new drawing does not move those of other categories.
    await section.evaluate((shown) => {
      for (const other of shown.parentElement!.querySelectorAll<HTMLElement>(':scope > section')) {
        other.hidden = other !== shown;
      }
    });
    await compare(`drawings-${await nameOf(section.locator('.section-rule h2').first())}`, section, 16);
  }
});

/** Waits for fonts and all pictures, including lazy ones, and switches motion off. */
async function still(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

/** `11 Editing` → `11-editing` */
async function nameOf(heading: Locator): Promise<string> {
  return (await heading.innerText())
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/**
 * Compares all pixels except antialiased edges. Both pictures are reduced to a palette, which makes the files a third as
 * large: drawings need few colours (ink, saffron and the background), other parts need all colours of the design.
 */
async function compare(name: string, part: Locator, colours = 128): Promise<void> {
  const picture = await part.screenshot({ animations: 'disabled', caret: 'hide', timeout: 60_000 });
  const small = await sharp(picture)
    .png({ palette: true, colours, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
  const known = test.info().snapshotPath(`${name}.png`);
  // Usually the files are identical, which spares the slow comparison of pixels.
  if (existsSync(known) && small.equals(readFileSync(known))) return;
  expect.soft(small).toMatchSnapshot(`${name}.png`, { threshold: 0.05, maxDiffPixels: 0 });
}
