/**
 * Makes the films of the talks on demand from their storyboards, art/talks/<slug>.yaml, with captions, chapters and poster.
 *
 *     node art/talks/make.ts                                     all films → public/talks/
 *     node art/talks/make.ts approval-limits-that-work           one
 *     node art/talks/make.ts approval-limits-that-work --stills  only the end of each scene, as PNG in the scratch folder
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { parse } from 'yaml';
import { brand } from '#site';
import config from '../../playwright.config.ts';
import { catalogue } from '../../src/drawings/catalogue.ts';
import { webVtt } from './captions.ts';
import type { Film } from './frame.ts';
import { folder, readStoryboard } from './storyboard.ts';
import { timelineOf } from './timeline.ts';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'public/talks');
const LIMITS = { film: 4_000_000, poster: 40_000 }; // bytes

const { values, positionals } = parseArgs({ options: { stills: { type: 'boolean' } }, allowPositionals: true });
const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml'));
const slugs = positionals.length ? positionals : files.map((file) => file.replace('.yaml', ''));
const browser = await chromium.launch(config.use!.launchOptions!);
try {
  const page = await openPage();
  for (const slug of slugs) await (values.stills ? writeStills(page, slug) : makeFilm(page, slug));
} finally {
  await browser.close();
}

/** A page with the site's fonts and the functions of encode.ts. A browser encodes only on a secure origin. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.route('https://films.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<link rel="stylesheet" href="/fonts.css">' });
    return route.fulfill({
      path: join(root, 'src/styles', pathname.includes('fonts/') ? 'fonts' : '', basename(pathname)),
    });
  });
  await page.goto('https://films.example/');
  const entryPoints = [join(folder, 'encode.ts')];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'iife', target: 'es2024' });
  await page.addScriptTag({ content: outputFiles[0]!.text });
  return page;
}

async function makeFilm(page: Page, slug: string): Promise<void> {
  const film = await filmOf(slug);
  await mkdir(target, { recursive: true });
  const mp4 = Buffer.from(await call(page, 'encode', film), 'base64');
  if (mp4.length > LIMITS.film) throw new Error(`${slug}: ${mp4.length} bytes; the limit is ${LIMITS.film}`);
  await writeFile(join(target, `${slug}.mp4`), mp4);
  await writeFile(join(target, `${slug}.vtt`), webVtt(film.captions));
  await writeFile(join(target, `${slug}.chapters.vtt`), webVtt(film.chapters));
  // The end of the first scene: the title is complete.
  const poster = sharp(Buffer.from(await call(page, 'still', film, film.scenes[0]!.end - 0.1), 'base64'));
  const { size } = await poster.webp({ quality: 80, effort: 6 }).toFile(join(target, `${slug}.webp`));
  if (size > LIMITS.poster) throw new Error(`${slug}: the poster has ${size} bytes; the limit is ${LIMITS.poster}`);
  console.log(`${slug} ${film.seconds} s, ${Math.round(mp4.length / 1000)} kB, ${film.captions.length} captions`);
}

async function writeStills(page: Page, slug: string): Promise<void> {
  const film = await filmOf(slug);
  const stills = join(process.env.ART_SCRATCH ?? join(tmpdir(), 'plantsetu-art'), 'talks', slug);
  await mkdir(stills, { recursive: true });
  for (const [index, { end }] of film.scenes.entries()) {
    const png = Buffer.from(await call(page, 'still', film, end - 0.1), 'base64');
    await writeFile(join(stills, `${String(index + 1).padStart(2, '0')}.png`), png);
  }
  console.log(`${film.scenes.length} stills in ${stills}; the film takes ${film.seconds} s`);
}

/** A talk's title and topic are those of its page. */
async function filmOf(slug: string): Promise<Film> {
  const entry = await readFile(join(root, `src/content/on-demand/${slug}.md`), 'utf8');
  const { title, topic } = parse(entry.split('---')[1]!) as { title: string; topic: string };
  const timeline = timelineOf(readStoryboard(slug));
  const drawings = timeline.scenes.flatMap(({ drawing }) => (drawing ? [[drawing, marksOf(drawing)] as const] : []));
  return { ...timeline, title, topic, brand: brand.name, drawings: Object.fromEntries(drawings) };
}

function marksOf(slug: string): Film['drawings'][string] {
  const drawing = catalogue.get(slug);
  if (!drawing) throw new Error(`There is no drawing “${slug}”. Choose one at /style/drawings.`);
  return drawing.marks;
}

/** Calls a function of encode.ts in the page. */
function call(page: Page, name: 'encode' | 'still', film: Film, time = 0): Promise<string> {
  type Functions = Record<typeof name, (film: Film, time: number) => Promise<string>>;
  return page.evaluate(([name, film, time]) => (window as unknown as Functions)[name](film, time), [
    name,
    film,
    time,
  ] as const);
}
