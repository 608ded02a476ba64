/**
 * Takes the screenshots in docs/screens/ of a running instance with the demo data (`npm start`, freshly seeded).
 *
 *     node art/screens.ts http://localhost:8888
 *     node art/screens.ts http://localhost:8888 home order     only those whose names begin with these words
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import config from '../playwright.config.ts';
import { DEMO_PASSWORD } from '../db/seed/run.ts';

type Visitor = 'visitor' | 'buyer@aravalli-auto.example' | 'admin@plantsetu.example';
type Screen = { name: string; path: string; by?: Visitor; widths?: (keyof typeof HEIGHTS)[]; dark?: boolean };

const folder = join(import.meta.dirname, '../docs/screens');
const LIMIT = 120_000; // bytes
const HEIGHTS = { 1440: 900, 768: 1024, 390: 844 };
const BUYER = 'buyer@aravalli-auto.example';
const ADMIN = 'admin@plantsetu.example';

const screens: Screen[] = [
  { name: 'home', path: '/', widths: [1440, 768, 390] },
  { name: 'solution', path: '/solutions/bulk-buying' },
  { name: 'supply', path: '/supplies/electricals', widths: [768] },
  { name: 'industry', path: '/industries/manufacturing' },
  { name: 'tracking', path: '/delivery/tracking', widths: [390] },
  { name: 'rfq-form', path: '/rfq#request', widths: [768] },
  { name: 'blog', path: '/resources/blogs#library' },
  { name: 'case-study', path: '/resources/case-studies/highway-sites-otif', widths: [390] },
  { name: 'webinars', path: '/resources/webinars#library', widths: [768] },
  { name: 'positions', path: '/career/open-positions', widths: [390] },
  { name: 'login', path: '/login/customer' },
  { name: 'overview', path: '/portal', by: BUYER, widths: [1440, 390] },
  { name: 'catalog', path: '/portal/catalog', by: BUYER, widths: [1440, 390] },
  { name: 'catalog-dark', path: '/portal/catalog', by: BUYER, dark: true },
  { name: 'product', path: '/portal/products/1', by: BUYER },
  { name: 'order', path: '/portal/orders/100012', by: BUYER, widths: [1440, 390] },
  { name: 'invoice', path: '/portal/invoices/11', by: BUYER, widths: [768] },
  { name: 'admin', path: '/admin', by: ADMIN },
  { name: 'admin-dark', path: '/admin', by: ADMIN, dark: true },
  { name: 'admin-orders', path: '/admin/orders', by: ADMIN, widths: [390] },
  { name: 'admin-rfq', path: '/admin/rfqs/3', by: ADMIN },
  { name: 'admin-product', path: '/admin/products/1', by: ADMIN },
];

const [url, ...names] = process.argv.slice(2);
if (!url) throw new Error('Give the address of the running instance: node art/screens.ts http://localhost:8888');
const wanted = screens.filter(({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)));
const { args = [], ...launch } = config.use!.launchOptions!;
// Positions letters as on a high-resolution screen, not on whole pixels.
const browser = await chromium.launch({ ...launch, args: [...args, '--font-render-hinting=none'] });
try {
  for (const screen of wanted) for (const width of screen.widths ?? [1440]) await take(browser, screen, width);
} finally {
  await browser.close();
}

async function take(on: Browser, { name, path, by = 'visitor', dark }: Screen, width: keyof typeof HEIGHTS) {
  const context = await on.newContext({
    baseURL: url!,
    viewport: { width, height: HEIGHTS[width] },
    deviceScaleFactor: width === 390 ? 2 : 1,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  const page = await context.newPage();
  if (by !== 'visitor') await signIn(page, by);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await deliver(await page.screenshot(), `${name}-${width}.webp`);
  await context.close();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(email === ADMIN ? '/login/employee' : '/login/customer', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/(portal|admin)/);
}

/** The best quality below the limit: lines and letters need it, the warehouse does not. */
async function deliver(png: Buffer, file: string): Promise<void> {
  for (const quality of [90, 82, 74, 66, 58]) {
    const picture = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length > LIMIT) continue;
    await writeFile(join(folder, file), picture);
    return console.log(`${file} ${Math.round(picture.length / 1000)} kB, quality ${quality}`);
  }
  throw new Error(`${file}: above ${LIMIT} bytes at every quality`);
}
