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
  const worst = [
    ...(await measureCatalogue(browser, 1440, 900)),
    ...(await measureCatalogue(browser, 390, 844)),
    await measureQuote(browser),
  ];
  if (Math.max(...worst) > LIMIT_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await server?.stop();
}

/** Prints the median and the longest time of each of a buyer's actions at one width; returns the longest. */
async function measureCatalogue(on: Browser, width: number, height: number): Promise<number[]> {
  const page = await openPage(on, width, height);
  await signIn(page, url, 'customer', 'buyer@aravalli-auto.example');
  const worst: number[] = [];
  for (const [name, act] of Object.entries(actions)) {
    const open = async () => {
      await page.goto(`${url}/portal/catalog`);
      await page.locator('.product-card:not([aria-hidden])').first().waitFor();
    };
    worst.push(await measure(page, name, open, (turn) => act(page, turn)));
  }
  await page.context().close();
  return worst;
}

/** The same of typing a price into a quote of 100 lines, whose totals follow. */
async function measureQuote(on: Browser): Promise<number> {
  const page = await openPage(on, 1440, 900);
  await signIn(page, url, 'customer', 'buyer@aravalli-auto.example');
  const id = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    const lines = Array.from({ length: 100 }, (_, at) => ({ item: `Stud M${at + 1}`, qty: 4, unit: 'NOS' }));
    const body = JSON.stringify({ title: 'A hundred studs', lines });
    return (await (await fetch('/api/customer/rfq-create', { method: 'POST', headers, body })).json()).id as number;
  });
  await page.context().clearCookies();
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await signIn(page, url, 'employee', 'staff@plantsetu.example');
  const open = () => page.goto(`${url}/admin/rfqs/${id}`);
  const worst = await measure(page, 'price a line of 100', open, async (turn) => {
    const price = page.locator(`[name="lines.${turn * 3}.price"]`);
    await price.selectText();
    await price.pressSequentially('1234.50', { delay: 60 });
    await price.press('ArrowDown');
  });
  await page.context().close();
  return worst;
}

async function openPage(on: Browser, width: number, height: number): Promise<Page> {
  const page = await (await on.newContext({ viewport: { width, height }, locale: 'en-IN' })).newPage();
  await page.addInitScript(observe);
  say(`\n${width} px, processor ${SLOWDOWN} times slower, ${TURNS} turns: milliseconds to the next paint`);
  return page;
}

/** Prints the median and the longest time of an action on the opened page; returns the longest. */
async function measure(
  page: Page,
  name: string,
  open: () => Promise<unknown>,
  act: (turn: number) => Promise<void>,
): Promise<number> {
  const throttle = await page.context().newCDPSession(page);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await open();
    await page.waitForLoadState('networkidle');
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await act(turn);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    times.push(Math.max(0, ...(await page.evaluate(() => (window as unknown as { taken: number[] }).taken.splice(0)))));
  }
  times.sort((a, b) => a - b);
  const [middle, worst] = [times[times.length >> 1]!, times.at(-1)!];
  say(`${name.padEnd(22)} middle ${String(middle).padStart(4)}   worst ${String(worst).padStart(4)}`);
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
