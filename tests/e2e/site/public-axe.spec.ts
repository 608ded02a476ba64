import type { Page } from '@playwright/test';
import { publicPages } from '../support/built-pages.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Pages of one test: so few that both workers have the same to do, so many that they share a browser's start. */
const PART = 9;

const parts = Array.from({ length: Math.ceil(publicPages.length / PART) }, (_, part) =>
  publicPages.slice(part * PART, (part + 1) * PART),
);

// A trace holds a copy of each page's document, which takes longer than to look at it.
test.use({ trace: 'off' });

parts.forEach((pages, part) => {
  test(`every public page is accessible and keeps to its width, part ${part + 1}`, async ({ page, isMobile }) => {
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

/** The narrowest phone that is still in use, and a desktop's page at four times its size. */
async function atWidth(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ ...usual, width });
  await look();
  await page.setViewportSize(usual);
}
