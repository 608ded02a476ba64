import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const port = Number(process.env.E2E_PORT ?? 8899);

/** An installed browser if one is named, else the one npm brings for Linux x64, else Playwright's search for Chrome. */
async function browser() {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const executablePath = await chromium.executablePath();
  if (!existsSync(executablePath))
    throw new Error(`No browser at ${executablePath}; set CHROME_PATH to an installed one.`);
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--headless=new', '--hide-scrollbars'] };
}

const launchOptions = await browser();

/** A page lives for seconds: optimising its code costs more than it saves. The benches, which take `use`, optimise. */
const unoptimised = {
  launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev'] },
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // What passes at the second try is listed as flaky: to be looked into, and no reason to refuse what was not touched.
  retries: 1,
  reporter: [['list']],
  // A whole journey on two cores that also serve it.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    // A trace films each page, which takes longer than most tests.
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: 'en-IN',
    // Without animations a test takes a sixth less time; the specs of motion and transitions have them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // A test runs at both widths, except one whose title ends in `@phone` or `@desktop`: what it checks exists at that
  // width only, or does not depend on the width and is checked once, on the desktop.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { ...unoptimised, viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // The desk works on a wide screen: of its journeys only what holds for every page is repeated here. Of the portal and
      // the site, nothing is repeated that is about what happens and not about where it is on the screen.
      testIgnore: [
        /admin\/(?!frame|lists|orders|daily-work|desks-week|tickets)[\w-]+\.spec/,
        /portal\/(cost-centres|drafts|limits|lists|login|need-by|order-failures|product|product-pictures|profile)\.spec/,
        /portal\/saved-searches\.spec/,
        /site\/(api-reference|libraries|lost-pictures|motion|no-scripts|performance)\.spec/,
      ],
      use: { ...unoptimised, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node local/start.ts',
    url: `http://localhost:${port}/login/customer`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? join(tmpdir(), `plantsetu-e2e-${process.pid}`),
      PLANTSETU_SKIP_BUILD: process.env.E2E_SITE ?? '1',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
