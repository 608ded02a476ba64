import type { Page } from '@playwright/test';
import { TABLE_PAGE_SIZE } from '#contracts/limits.ts';
import { buyers, expect, signIn, test } from '../support/test.ts';

const WIDTHS = [390, 640, 768, 1024, 1200, 1440];

interface Place {
  category: string;
  count: number;
}

/** What is wider than the page or than its sheet at the current width: `Bolts: 14 px beyond its sheet`. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The next frame, in which the tables have answered the new width.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { scrollWidth } = document.documentElement;
    const sideways = scrollWidth > innerWidth ? [`the page scrolls ${scrollWidth - innerWidth} px sideways`] : [];
    const beyond = [...document.querySelectorAll('.size-family')].flatMap((sheet) => {
      const over = Math.round(sheet.querySelector('.size-table')!.scrollWidth - sheet.clientWidth);
      return over > 0 ? [`${sheet.querySelector('h3')!.textContent}: ${over} px beyond its sheet`] : [];
    });
    return [...sideways, ...beyond];
  });

for (const [company, email] of Object.entries(buyers)) {
  test(`the size tables of all subcategories of ${company} fit their sheets at every width @desktop`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, email);
    const reply = page.waitForResponse('**/api/catalog/categories');
    await page.goto('/portal/catalog');
    const { items: places } = (await (await reply).json()) as { items: Place[] };
    expect(places.length).toBeGreaterThan(3);
    const wrong: string[] = [];
    for (const { category, count } of places) {
      // The tables of all its subcategories.
      for (let number = 1; (number - 1) * TABLE_PAGE_SIZE < count; number++) {
        await page.goto(`/portal/catalog?${new URLSearchParams({ category, view: 'table', page: String(number) })}`);
        await expect(page.locator('.size-table').first()).toBeVisible();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          wrong.push(...(await tooWide(page)).map((fault) => `${category} at ${width}: ${fault}`));
        }
      }
    }
    expect(wrong).toEqual([]);
  });
}
