import { publicPages } from '../support/built-pages.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Pages per test: few enough to balance both workers, many enough to share a browser's start. */
const PART = 9;

const parts = Array.from({ length: Math.ceil(publicPages.length / PART) }, (_, part) =>
  publicPages.slice(part * PART, (part + 1) * PART),
);

// A trace copies each page's document, which takes longer than the check.
test.use({ trace: 'off' });

/** Widths after the usual one: a phone's, and the narrowest still in use, which is also a desktop at 400% zoom. */
const NARROW = [390, 320];

parts.forEach((pages, part) => {
  // A page is loaded once for all widths, which takes half the time of a phone's own run.
  test(`every public page is accessible and does not scroll sideways, part ${part + 1} @desktop`, async ({ page }) => {
    const usual = page.viewportSize()!;
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        for (const width of NARROW) {
          await page.setViewportSize({ ...usual, width });
          await expectNoSidewaysScroll(page);
          if (width === NARROW[0]) await expectAccessible(page);
        }
        await page.setViewportSize(usual);
      });
    }
  });
});
