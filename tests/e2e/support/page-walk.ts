import type { Page, Request } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './test.ts';

/** What one layout shift moved, and how far: the figure of web.dev, 0 for nothing. */
type Shift = { value: number; moved: string[] };
type Shifted = Window & { shifts: Shift[] };
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Rounding, and a hairline's worth of a typeface that comes late. */
const STILL = 0.001;

/** Calls that a page waits for. Cheaper to follow than the browser's idle network, which is half a second of silence. */
const underWay = new WeakMap<Page, Set<Request>>();

/**
 * From now on each page notes what moves in it. Answers come one after another and late enough for skeletons to be
 * painted: on this machine alone they would overtake the first frame, and nothing could be seen to move.
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

/** Nothing that stood on the page has moved since it was opened, or since the last time this was asked. */
export async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  // Two frames: a reply is drawn and may cause the next call, and its shifts are reported a frame later.
  await expect(async () => {
    expect(underWay.get(page)!.size).toBe(0);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(underWay.get(page)!.size).toBe(0);
  }).toPass();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const shifts = await page.evaluate(() => (window as unknown as Shifted).shifts.splice(0));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(STILL);
}

/** Opens each page as a visitor does who comes to it first: nothing moves, each target can be hit, nothing sticks out. */
export async function walk(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectStill(page);
    expect(await narrowTargets(page), path).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
}

/**
 * What can be clicked and is lower or narrower than 24 px (WCAG 2.5.8), but for links in a sentence. Its other exception,
 * room around a small target, is axe's to grant: whatever stands on these pages has the size itself.
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
