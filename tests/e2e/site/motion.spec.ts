import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// On the phone too, where the other tests run without animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How long a dimension line takes to be drawn, in milliseconds (specification §9). */
const DRAWN = { min: 700, max: 800 };

const film = (page: Page) => page.locator('.hero-frame video');

test('the film is loaded after everything else', async ({ page }) => {
  const fetched = filmRequests(page);
  const release = await holdLoad(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await idle(page);
  await expect(film(page)).toHaveCount(0);
  expect(fetched).toEqual([]);
  release();
  await expect(film(page)).toHaveCount(1);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  const cut = page.viewportSize()!.width < 700 ? 'hero-phone' : 'hero';
  expect(fetched[0]).toMatch(new RegExp(`/film/${cut}\\.`));
});

test.describe('the film neither plays nor loads for a visitor', () => {
  const wishes: { name: string; ask: (page: Page) => Promise<void> }[] = [
    { name: 'who wants less motion', ask: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
    { name: 'who saves data', ask: (page) => fakeConnection(page, { saveData: true }) },
    { name: 'on a slow line', ask: (page) => fakeConnection(page, { effectiveType: '2g' }) },
  ];
  for (const { name, ask } of wishes) {
    test(name, async ({ page }) => {
      const fetched = filmRequests(page);
      await ask(page);
      await page.goto('/', { waitUntil: 'load' });
      await idle(page);
      await expect(film(page)).toHaveCount(0);
      expect(fetched).toEqual([]);
      await expect(page.locator('.hero-frame')).toBeVisible();
    });
  }
});

test('a dimension line is drawn once, when it is first seen', async ({ page }) => {
  // The line is below the first screen.
  await page.setViewportSize({ width: 1440, height: 400 });
  await countDrawings(page);
  await page.goto('/resources/case-studies/highway-sites-otif');
  const line = page.locator('.dimension').last();
  await expect(line).not.toHaveAttribute('data-draw');
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveAttribute('data-draw');
  const lengths = await line.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => Number(effect!.getComputedTiming().activeDuration)),
  );
  expect(lengths).toHaveLength(2);
  for (const length of lengths) {
    expect(length).toBeGreaterThanOrEqual(DRAWN.min);
    expect(length).toBeLessThanOrEqual(DRAWN.max);
  }
  await finished(line);
  const drawn = await drawings(page);
  await page.locator('h1').scrollIntoViewIfNeeded();
  await expect(line).not.toBeInViewport();
  await line.scrollIntoViewIfNeeded();
  await idle(page);
  expect(await drawings(page)).toBe(drawn);
});

test('a dimension line is not animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await countDrawings(page);
  await page.goto('/resources/case-studies/highway-sites-otif');
  const line = page.locator('.dimension').last();
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveAttribute('data-draw');
  await idle(page);
  expect(await drawings(page)).toBe(0);
});

test('text can be read before scripts and fonts load, and is never animated', async ({ page }) => {
  await page.route(/\.(js|woff2)$/, () => undefined);
  await page.goto('/resources/case-studies/highway-sites-otif', { waitUntil: 'commit' });
  for (const text of [page.locator('h1'), page.locator('.dimension b').last(), page.locator('.figure-label').last()]) {
    await expect(text).toBeVisible();
    expect(await text.evaluate(isPlain)).toBe(true);
  }
});

/** No effect fades, scales or moves the text or any element that contains it. */
function isPlain(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { opacity, visibility, transform } = getComputedStyle(at);
    if (opacity !== '1' || visibility !== 'visible' || transform !== 'none') return false;
    if (at.getAnimations().length > 0) return false;
  }
  return true;
}

/** The requests for the film. */
function filmRequests(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/film\/hero/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

/** Adds a picture that does not load, which holds up the load event; returns a function that lets it load. */
async function holdLoad(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/late.svg', async (route) => {
    await promise;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</body>', '<img src="/late.svg" alt="" /></body>');
    await route.fulfill({ response: answer, body });
  });
  return resolve;
}

async function fakeConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

/** Waits for the page's own idle callbacks, which run in the order of their requests. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))));
}

async function countDrawings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { drawings: 0 });
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'draw') (window as unknown as { drawings: number }).drawings += 1;
    });
  });
}

const drawings = (page: Page) => page.evaluate(() => (window as unknown as { drawings: number }).drawings);

const finished = (line: Locator) =>
  line.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)));
