import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The last release that can trace the Chromium of @sparticuz/chromium. npx downloads it on the first run: with its
 * dependencies it has 170 MB, too much for every `npm ci`.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Most runs of a page: load by other programs can lower a score, but nothing can raise it by chance. */
const TRIES = 3;

const run = promisify(execFile);

/** The four scores of a page, the best of up to three runs, in the browser with this debugging port. */
export async function scorePage(url: string, debuggingPort: number): Promise<number[]> {
  let best: number[] = [];
  for (let tries = 0; tries < TRIES && !(best.length > 0 && best.every((score) => score === 100)); tries++) {
    const scores = await runOnce(url, debuggingPort);
    if (best.length === 0 || scores[0]! > best[0]!) best = scores;
  }
  return best;
}

/** One run with Lighthouse's default settings: a simulated mid-range phone on slow 4G. */
async function runOnce(url: string, debuggingPort: number): Promise<number[]> {
  const flags = [`--port=${debuggingPort}`, '--output=json', '--quiet'];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...flags], { maxBuffer: 100_000_000 });
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> };
  return ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
    Math.round((categories[id]?.score ?? 0) * 100),
  );
}
