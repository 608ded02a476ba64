import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { CountedPage } from './counted-page.ts';
import { signIn, startSite } from './start-site.ts';
import { addPlant } from './task-data.ts';
import { tasks } from './task-list.ts';

/** Only tasks whose name has these words: `npm run bench:tasks -- ticket`. */
const wanted = process.argv[2] ?? '';

const say = (line: string) => process.stdout.write(`${line}\n`);

const site = process.env.BENCH_URL ? null : await startSite(Number(process.env.E2E_PORT ?? 8897));
const url = process.env.BENCH_URL ?? site!.url;
const browser = await chromium.launch(config.use!.launchOptions);
try {
  const plant = await addPlant(url);
  const pages = {
    '/admin': await signedIn(browser, 'employee', 'staff@plantsetu.example'),
    '/portal': await signedIn(browser, 'customer', plant.buyer.email),
  };
  say('task                                     clicks  fields   pages  seconds');
  for (const [name, task] of Object.entries(tasks)) {
    if (!name.includes(wanted)) continue;
    let counted!: CountedPage;
    let started = 0;
    const open = async (path: keyof typeof pages) => {
      counted = await CountedPage.open(pages[path], `${url}${path}`);
      started = performance.now();
      return counted;
    };
    await task(plant, open, url);
    const seconds = (performance.now() - started) / 1000;
    const { clicks, fields, pages: opened } = counted.count;
    const figures = [clicks, fields, opened, seconds.toFixed(1)].map((figure) => String(figure).padStart(8));
    say(`${name.padEnd(39)}${figures.join('')}`);
  }
} finally {
  await browser.close();
  await site?.stop();
}

/** A page of a signed-in user. Nothing is typed with a delay, so the seconds are those of the machine. */
async function signedIn(on: Browser, role: 'customer' | 'employee', email: string): Promise<Page> {
  const page = await (await on.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' })).newPage();
  // As long as a busy machine may take.
  page.setDefaultTimeout(60_000);
  await signIn(page, url, role, email);
  return page;
}
