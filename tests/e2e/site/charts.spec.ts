import type { Page } from '@playwright/test';
import { builtPages, htmlOf } from '../support/built-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const FIGURE = '<figure class="chart-figure"';
/** The long texts, by the charts that the build drew into them. */
const texts = builtPages.filter((page) => /^\/resources\//.test(page.path) && htmlOf(page).includes(FIGURE));

test('25 long texts have two to four charts each @desktop', () => {
  expect(texts.length).toBeGreaterThanOrEqual(25);
  const counts = texts.map((page) => htmlOf(page).split(FIGURE).length - 1);
  expect(counts.filter((count) => count < 2 || count > 4)).toEqual([]);
});

test('every chart has a name, is read out with its figures, and stays within its column @desktop', async ({
  page,
  isMobile,
}) => {
  test.slow();
  for (const { path } of texts) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      for (const { name, figures, outside, smallest, beside } of await chartsOf(page)) {
        expect(name.length, path).toBeGreaterThan(12);
        await expect(page.getByRole('figure', { name })).toBeVisible();
        expect(figures.trim(), name).not.toBe('');
        expect(outside, name).toEqual([]);
        expect(smallest, name).toBeGreaterThanOrEqual(13);
        expect(beside, name).toBe(!isMobile);
      }
    });
  }
});

for (const path of [
  '/resources/ebooks/the-rate-contract-book',
  '/resources/blogs/crates-that-come-back',
  '/resources/case-studies/water-utility-indent-to-order',
]) {
  test(`the charts of ${path} are accessible @desktop`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('a table whose columns fit stays one, others become records @phone', async ({ page }) => {
  await page.goto('/resources/whitepapers/tail-spend-in-indian-plants');
  const heading = page.getByRole('columnheader', { name: 'Share of receipts' });
  await expect(heading).toBeVisible();
  const cell = page.getByRole('cell', { name: '21%', exact: true });
  const [above, below] = [await heading.boundingBox(), await cell.boundingBox()];
  expect(Math.abs(above!.x + above!.width - (below!.x + below!.width))).toBeLessThan(1);
  await page.goto('/resources/whitepapers/carbon-from-purchase-lines');
  await expect(page.getByRole('columnheader', { name: 'Uncertainty' })).not.toBeInViewport();
  await expectNoSidewaysScroll(page);
});

/** What is drawn of each chart of the page. */
function chartsOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.chart-figure')].map((figure) => {
      const frame = figure.getBoundingClientRect();
      const parts = [...figure.querySelectorAll('*')].filter((part) => !part.classList.contains('visually-hidden'));
      const isOutside = (part: Element) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 0 && (left < frame.left - 1 || right > frame.right + 1);
      };
      const line = figure.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
      return {
        name: figure.querySelector('.chart-title')!.textContent,
        figures:
          line +
          [...figure.querySelectorAll('.chart-value, .chart-step-text')].map((part) => part.textContent).join(' '),
        outside: parts.filter(isOutside).map((part) => part.outerHTML.slice(0, 80)),
        smallest: Math.min(...parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize))),
        beside: frame.left > document.querySelector('.prose > p')!.getBoundingClientRect().right,
      };
    }),
  );
}
