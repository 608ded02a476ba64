import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test as base } from './support/test.ts';

/**
 * The style sheet, part by part, against the pictures in style.spec.ts-snapshots: nothing of the kit changes unseen.
 * A change that is meant: `npx playwright test style --update-snapshots`, look at the new pictures, commit them.
 */
const test = base.extend<object, object>({
  // How letters are fitted to pixels is a setting of the machine; here nothing is fitted.
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
  'the reference pictures were drawn by the Chromium that npm brings for Linux x64; another one draws letters differently',
);

test('each part of the style sheet looks as its reference picture', async ({ page }) => {
  await page.goto('/style');
  // The controls are React's: what they show is only theirs once it has taken them over.
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
  // All of them where they take the least room; one category stands for the arrangement on a wide screen.
  for (const section of isMobile ? sections : sections.slice(0, 1)) {
    await compare(`drawings-${await nameOf(section.locator('.section-rule h2').first())}`, section, 16);
  }
});

/** Waits for typefaces and pictures, those further down included, and for nothing to move. */
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
 * Compares all but the blends at edges. With few colours a picture takes a third of the room; both sides are cut alike.
 * Drawings are of ink, saffron and their ground; elsewhere each colour of the palette must keep its own.
 */
async function compare(name: string, part: Locator, colours = 128): Promise<void> {
  const picture = await part.screenshot({ animations: 'disabled', caret: 'hide', timeout: 60_000 });
  const small = await sharp(picture)
    .png({ palette: true, colours, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
  const known = test.info().snapshotPath(`${name}.png`);
  // Most often not a byte differs: then nothing need be compared pixel by pixel, which takes longer than all the rest.
  if (existsSync(known) && small.equals(readFileSync(known))) return;
  expect.soft(small).toMatchSnapshot(`${name}.png`, { threshold: 0.05, maxDiffPixels: 0 });
}
