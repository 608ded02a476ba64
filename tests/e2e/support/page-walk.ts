import type { Page } from '@playwright/test';
import { expect, expectHittable, expectNoSidewaysScroll } from './test.ts';

/** What one layout shift moved, and how far: the figure of web.dev, 0 for nothing. */
type Shift = { value: number; moved: string[] };
type Shifted = Window & { shifts: Shift[] };
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Rounding, and a hairline's worth of a typeface that comes late. */
const STILL = 0.001;

/**
 * From now on each page notes what moves in it. Answers come one after another and late enough for skeletons to be
 * painted: on this machine alone they would overtake the first frame, and nothing could be seen to move.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const late = 80 + ([...pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5) * 50;
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue().catch(() => null);
  });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // With what is said to follow an input: nobody touches these pages, but a phone's first frame counts as touched.
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing that stood on the page has moved since it was opened, or since the last time this was asked. */
export async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // Two frames: shifts are told after the frame that shows them.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => (window as unknown as Shifted).shifts.splice(0));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(STILL);
}

/** Opens each page as a visitor does who comes to it first: nothing moves, each target can be hit, nothing sticks out. */
export async function walk(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectStill(page);
    await expectHittable(page);
    await expectNoSidewaysScroll(page);
  }
}
