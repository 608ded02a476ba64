/**
 * Lighthouse over one page of every kind, and what the home page weighs: `npm run build && npm run bench:pages`.
 * Lighthouse is fetched by npx on the first run: with all that it brings it weighs 170 MB, too much for every `npm ci`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { servePages } from './serve-pages.ts';

/** The last release that can trace the Chromium of @sparticuz/chromium. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Runs of a page at most: another program's busy moment costs points, which no page can gain by luck. */
const TRIES = Number(process.env.BENCH_TRIES ?? 3);
/** Bytes of the home page before its film. */
const HOME_BYTES = 80_000;
/** Largest contentful paint of the home page, as a multiple of the floor's. */
const HOME_LCP = 1.3;

/** One page of every kind. */
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

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items: { url: string; transferSize: number }[] } }>;
}
/** The four scores, and milliseconds where nothing else is said. */
interface Figures {
  scores: number[];
  lcp: number;
  blocked: number;
  shift: number;
  /** All but the film. */
  bytes: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'plantsetu-lighthouse-'));
const site = await servePages();
const debugging = site.port + 1;
const { executablePath, args = [] } = playwrightConfig.use!.launchOptions!;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...args, `--remote-debugging-port=${debugging}`],
});
try {
  const floor = await best('/floor');
  say(row('a bare page of 14 KB', floor));
  const missed: string[] = [];
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : KINDS) {
    const figures = await best(path);
    say(row(path, figures));
    if (figures.scores.some((score) => score < 100)) missed.push(`${path}: ${figures.scores.join(' / ')}`);
    if (path !== '/') continue;
    const ratio = figures.lcp / floor.lcp;
    say(`  before the film: ${figures.bytes} bytes; largest paint: ${ratio.toFixed(2)} × the bare page's`);
    if (figures.bytes > HOME_BYTES) missed.push(`/: ${figures.bytes} bytes, not ${HOME_BYTES}`);
    if (ratio > HOME_LCP) missed.push(`/: largest paint ${ratio.toFixed(2)} ×, not ${HOME_LCP} ×`);
  }
  if (missed.length > 0) say(`\nMissed:\n${missed.join('\n')}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true });
}

/** The best of some runs; one is enough where it reaches all points. */
async function best(path: string): Promise<Figures> {
  let found = await look(path);
  const isFull = () => found.scores.every((score) => score === 100) && path !== '/' && path !== '/floor';
  for (let tries = 1; tries < TRIES && !isFull(); tries++) {
    const next = await look(path);
    const better = next.scores[0]! - found.scores[0]! || found.lcp - next.lcp;
    if (better > 0) found = next;
  }
  return found;
}

/** One run of Lighthouse as it stands: a mid-range phone on slow 4G, simulated. */
async function look(path: string): Promise<Figures> {
  const file = join(folder, 'report.json');
  const flags = [`--port=${debugging}`, '--output=json', `--output-path=${file}`, '--quiet'];
  await run('npx', ['--yes', LIGHTHOUSE, `http://localhost:${site.port}${path}`, ...flags]);
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round((categories[id]?.score ?? 0) * 100),
    ),
    lcp: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: requests.filter(({ url }) => !/\/film\/hero\./.test(url)).reduce((sum, each) => sum + each.transferSize, 0),
  };
}

function row(name: string, { scores, lcp, blocked, shift, bytes }: Figures): string {
  const cells = [`LCP ${Math.round(lcp)}`, `TBT ${Math.round(blocked)}`, `CLS ${shift.toFixed(3)}`, `${bytes} bytes`];
  return `${name.padEnd(52)} ${scores.join(' / ').padEnd(22)} ${cells.join('  ')}`;
}
