import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { signIn, startSite } from './start-site.ts';

/** Factor by which the processor is slowed down: as an older desktop or a mid-range phone. */
const SLOWDOWN = 4;
/** Limit from key or click to the next paint, milliseconds (“good” by web.dev). */
const LIMIT_MS = 200;
/** Repetitions of each action. */
const TURNS = Number(process.env.BENCH_TURNS ?? 8);

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A buyer's actions by name; between repetitions the page becomes idle. */
const actions: Record<string, (page: Page, turn: number) => Promise<void>> = {
  'type in the search': async (page, turn) => {
    const search = page.getByPlaceholder('Search Product, Category, Brand...');
    await search.fill('');
    await search.pressSequentially(['bearing', 'gloves', 'cable', 'valve'][turn % 4]!, { delay: 60 });
    // Closes the suggestions, which cover the categories.
    await search.press('Enter');
  },
  'choose a category': async (page, turn) => {
    const toggle = page.locator('.categories-toggle');
    if (await toggle.isVisible()) await toggle.click();
    await page
      .locator('.category:not(.category-sub)')
      .nth((turn % 6) + 1)
      .click();
  },
  'change the order': (page, turn) =>
    page
      .getByLabel('Sort')
      .selectOption({ index: (turn % 5) + 1 })
      .then(() => {}),
  'go to the next page': (page) => page.getByRole('button', { name: 'Next' }).click(),
  'add to the cart': (page, turn) =>
    page
      .getByRole('button', { name: /^Add to Cart/ })
      .and(page.locator(':enabled'))
      .nth(turn % 8)
      .click(),
  'mark a favourite': (page, turn) =>
    page
      .getByRole('button', { name: /^Favourite/ })
      .nth(turn % 8)
      .click(),
};

const server = process.env.BENCH_URL ? null : await startSite(8897);
const url = process.env.BENCH_URL ?? server!.url;
const browser = await chromium.launch(config.use!.launchOptions);
try {
  const worst = [await measureAt(browser, 1440, 900), await measureAt(browser, 390, 844)].flat();
  if (Math.max(...worst) > LIMIT_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await server?.stop();
}

/** Prints the median and the longest time of each action at one width; returns the longest. */
async function measureAt(browser: Browser, width: number, height: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-IN' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await signIn(page, url, 'customer', 'buyer@aravalli-auto.example');
  const throttle = await context.newCDPSession(page);
  say(`\n${width} px, processor ${SLOWDOWN} times slower, ${TURNS} turns: milliseconds to the next paint`);
  const worst: number[] = [];
  for (const [name, act] of Object.entries(actions)) {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      await page.goto(`${url}/portal/catalog`);
      await page.locator('.product-card:not([aria-hidden])').first().waitFor();
      await page.waitForLoadState('networkidle');
      await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await act(page, turn);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
      await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      times.push(
        Math.max(0, ...(await page.evaluate(() => (window as unknown as { taken: number[] }).taken.splice(0)))),
      );
    }
    times.sort((a, b) => a - b);
    worst.push(times.at(-1)!);
    say(
      `${name.padEnd(22)} middle ${String(times[times.length >> 1]).padStart(4)}   worst ${String(times.at(-1)).padStart(4)}`,
    );
  }
  await context.close();
  return worst;
}

/** In the page: records the time of each key press, click or tap until the next paint. */
function observe(): void {
  const taken: number[] = [];
  Object.assign(window, { taken });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if ((entry as { interactionId?: number }).interactionId) taken.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
