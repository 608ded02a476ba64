import type { Page, Request } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './test.ts';

/** A layout shift: its score by web.dev, and what moved. */
type Shift = { value: number; moved: string[] };
type Shifted = Window & { shifts: Shift[] };
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Allows rounding, and a fraction of a pixel when a font loads late. */
const STILL = 0.001;

/** Calls that a page waits for. Faster than the browser's `networkidle`, which waits for half a second of silence. */
const underWay = new WeakMap<Page, Set<Request>>();

/**
 * From now on each page records its layout shifts. Each call is delayed by its own time, so that the skeletons are
 * painted: a local server would reply before the first frame, and no shift would show.
 */
export async function watchShifts(page: Page): Promise<void> {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => request.url().includes('/api/') && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const late = 60 + ([...pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5) * 40;
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue().catch(() => null);
  });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // Includes shifts marked as following an input: these pages get none, but a phone's first frame counts as one.
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing has moved on the page since it was opened or last checked. */
export async function expectStill(page: Page): Promise<void> {
  // Short steps, and in the browser where that is possible: the usual ones wait up to a second too long on each page.
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  // Two frames: a reply is drawn and may cause the next call, and its shifts are reported a frame later.
  await expect(async () => {
    expect(underWay.get(page)!.size).toBe(0);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(underWay.get(page)!.size).toBe(0);
  }).toPass({ intervals: [40] });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  const shifts = await page.evaluate(() => (window as unknown as Shifted).shifts.splice(0));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(STILL);
}

/** Opens each page directly: nothing moves, each target is large enough, and nothing overflows sideways. */
export async function walk(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectStill(page);
    expect(await narrowTargets(page), path).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
}

/**
 * Targets lower or narrower than 24 px, except links in a sentence. WCAG 2.5.8 also allows a small target with space
 * around it; this check does not.
 */
function narrowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < 23.5;
    };
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('.skip-link'))
      .filter((target) => isSmall(target.closest('label') ?? target))
      .filter((target) => {
        const words = target.parentElement!.textContent.trim().length - target.textContent.trim().length;
        return getComputedStyle(target).display !== 'inline' || words < 3;
      })
      .map((target) => target.outerHTML.slice(0, 160));
  });
}
