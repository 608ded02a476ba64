import type { Page } from '@playwright/test';
import { publicPages } from '../support/built-pages.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Pages per test: few enough to balance both workers, many enough to share a browser's start. */
const PART = 9;

const parts = Array.from({ length: Math.ceil(publicPages.length / PART) }, (_, part) =>
  publicPages.slice(part * PART, (part + 1) * PART),
);

// A trace copies each page's document, which takes longer than the check.
test.use({ trace: 'off' });

parts.forEach((pages, part) => {
  test(`every public page is accessible and does not scroll sideways, part ${part + 1}`, async ({ page, isMobile }) => {
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        if (isMobile) await atWidth(page, 320, () => expectNoSidewaysScroll(page));
      });
    }
  });
});

/** The narrowest phone still in use, which is also a desktop at 400% zoom. */
async function atWidth(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ ...usual, width });
  await look();
  await page.setViewportSize(usual);
}
