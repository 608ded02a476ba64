/**
 * Measures one page of each kind on a phone with a slow connection and processor: the time of the largest paint, as a
 * multiple of a bare page's, and the Lighthouse scores. `npm run build && npm run bench:pages [path…]`
 */
import { type Browser, chromium } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { scorePage } from './lighthouse.ts';
import { servePages } from './serve-pages.ts';

/** One page of each kind. */
const KINDS = [
  ...['/', '/about', '/services', '/contact', '/rfq', '/login/customer'],
  ...['/solutions/bulk-buying', '/supplies/industrial-tools', '/services/vendor-consolidation'],
  ...['/delivery/express', '/delivery/tracking', '/industries/manufacturing'],
  ...['/resources/blogs', '/resources/blogs/nine-thousand-codes'],
  ...['/resources/whitepapers', '/resources/whitepapers/tail-spend-in-indian-plants'],
  ...['/resources/ebooks', '/resources/ebooks/the-stores-handbook'],
  ...['/resources/case-studies', '/resources/case-studies/highway-sites-otif'],
  ...['/resources/webinars', '/resources/webinars/rate-contracts-that-hold'],
  ...['/resources/webinars/abc-xyz-in-forty-minutes'],
  ...['/career/open-positions', '/career/internships', '/career/benefits'],
];
/** Visits of each page, in turn, so that load on the machine affects all pages equally. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Lighthouse takes a quarter of a minute per page; 0 skips it. */
const WITH_SCORES = process.env.BENCH_SCORES !== '0';
/** Limits of the largest paint for each page and for most pages, as a multiple of the bare page's. */
const LIMIT = 2.2;
const USUAL_LIMIT = 1.8;
/** Allows a headline that wraps one word earlier after its font has loaded; web.dev calls up to 0.1 good. */
const SHIFT_LIMIT = 0.05;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Milliseconds per request, bytes per second: 1.6 Mbit/s down, 750 kbit/s up. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Factor by which the processor is slowed down. */
const SLOWDOWN = 4;
/** Time for a lazy picture at the bottom of the first screen to load after the rest, milliseconds. */
const SETTLE_MS = 1500;

interface Visit {
  /** Milliseconds until the largest paint. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const paths = process.argv.length > 2 ? process.argv.slice(2) : KINDS;
const site = await servePages();
const debuggingPort = site.port + 1;
const { executablePath, args = [] } = playwrightConfig.use!.launchOptions!;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  // As on a phone: letters keep their widths instead of being fitted to whole pixels.
  args: [...args, '--font-render-hinting=none', `--remote-debugging-port=${debuggingPort}`],
});
try {
  const missed = await comparePaints(browser);
  if (WITH_SCORES) missed.push(...(await scoreAll()));
  if (missed.length > 0) say(`\nMissed:\n${missed.join('\n')}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.stop();
}

/** Prints the median paint of each page next to the bare page's; returns those above the limit. */
async function comparePaints(browser: Browser): Promise<string[]> {
  const visits = new Map(['/floor', ...paths].map((path): [string, Visit[]] => [path, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [path, taken] of visits) taken.push(await visit(browser, `http://localhost:${site.port}${path}`));
  }
  const paintOf = (path: string) => median(visits.get(path)!.map(({ paint }) => paint));
  const bare = paintOf('/floor');
  const missed: string[] = [];
  const ratios: number[] = [];
  for (const [path, taken] of visits) {
    const ratio = paintOf(path) / bare;
    const shift = Math.max(...taken.map((each) => each.shift));
    say(
      `${path.padEnd(52)} ${paintOf(path).toFixed(0).padStart(5)} ms  ${ratio.toFixed(2)} ×  shift ${shift.toFixed(3)}`,
    );
    if (path !== '/floor') ratios.push(ratio);
    if (ratio > LIMIT)
      missed.push(`${path}: largest paint ${ratio.toFixed(2)} × the bare page's; the limit is ${LIMIT}`);
    if (shift > SHIFT_LIMIT) missed.push(`${path}: layout shift ${shift.toFixed(3)}; the limit is ${SHIFT_LIMIT}`);
  }
  if (median(ratios) > USUAL_LIMIT)
    missed.push(`most pages: ${median(ratios).toFixed(2)} ×; the limit is ${USUAL_LIMIT}`);
  return missed;
}

/** Opens the page as a first-time visitor. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const figures = await page.evaluate(readFigures);
  await context.close();
  return figures;
}

/** In the page: the browser's measurements since the navigation. */
async function readFigures(): Promise<Visit> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const paints = await entriesOf('largest-contentful-paint');
  const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
  return {
    paint: paints.at(-1)!.startTime,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

/** Prints the Lighthouse scores of each page; returns those under 100. */
async function scoreAll(): Promise<string[]> {
  say('\nLighthouse: performance / accessibility / best practices / SEO');
  const missed: string[] = [];
  for (const path of paths) {
    const scores = await scorePage(`http://localhost:${site.port}${path}`, debuggingPort);
    say(`${path.padEnd(52)} ${scores.join(' / ')}`);
    if (scores.some((score) => score < 100)) missed.push(`${path}: ${scores.join(' / ')}`);
  }
  return missed;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
