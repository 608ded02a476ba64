import { getEntry } from 'astro:content';
import { brand, claims } from '#site';
import { coverOf } from '../../covers/cover.ts';
import { type Preview, PREVIEW } from '../../covers/preview.ts';
import { claimLabels, figureWords } from '../../schemas/figure.ts';
import { places } from '../../schemas/places.ts';
import { coverSubjects } from './covers.ts';
import { drawingSlug } from './page-drawings.ts';
import { inOrder, pageOf, pagesByPath, sheets } from './pages.ts';

/** The address of a page's picture for link previews. */
export const previewPath = (path: string) => `/og${path === '/' ? '/home' : path}.png`;

/** What a page says of its picture in its head. */
export const previewTags = (site: URL, path: string, title: string) => ({
  'og:image': new URL(previewPath(path), site).href,
  'og:image:type': 'image/png',
  'og:image:width': String(PREVIEW.width),
  'og:image:height': String(PREVIEW.height),
  'og:image:alt': `${title}: a drawing sheet of ${brand.name}`,
});

/** What each public page's picture for link previews is composed from, by the address of the page. */
export async function previews(): Promise<Map<string, Preview>> {
  const found = new Map<string, Preview>([['/', await home()]]);
  const pages = await pagesByPath();
  for (const [path, subject] of await coverSubjects()) {
    const { sheet, title, place } = pages.get(path)!;
    found.set(path, { sheet, subject: places[place].label, title, art: coverOf(subject), ground: 'teal' });
  }
  for (const entry of (await Promise.all(sheets.map(inOrder))).flat()) {
    const { path, sheet, title, ...page } = pageOf(entry);
    const figure = entry.data.figures?.[0];
    const art = drawingSlug({ path, sheet, ...page });
    found.set(path, { sheet, subject: title, title, art, figure: figure && measured(figureWords(figure)) });
  }
  return found;
}

/** The home page has no number; its picture takes the one before the first. */
async function home(): Promise<Preview> {
  const { hero } = (await getEntry('home', 'home'))!.data;
  return {
    sheet: 'GEN-00',
    subject: 'Home',
    title: hero.title,
    art: 'ball-bearing',
    figure: measured({ value: claims.savings, label: claimLabels.savings }),
    ground: 'teal',
  };
}

/** A range takes the long dash, which a keyboard does not have. */
const measured = ({ value, label }: { value: string; label: string }) => ({
  value: value.replace(/(\d)-(?=\d)/g, '$1–'),
  label,
});
