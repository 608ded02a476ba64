import type { Page } from '@playwright/test';
import { publicPages } from './support/built-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

/** Pages of one test: a new browser context costs as much as a page, and the workers share the parts between them. */
const PART = 14;

const parts = Array.from({ length: Math.ceil(publicPages.length / PART) }, (_, part) =>
  publicPages.slice(part * PART, (part + 1) * PART),
);

parts.forEach((pages, part) => {
  test(`part ${part + 1} of every public page is accessible and keeps to its width`, async ({ page, isMobile }) => {
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

/** The narrowest phone that is still sold, and a page that is read at four times its size. */
async function atWidth(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ ...usual, width });
  await look();
  await page.setViewportSize(usual);
}
