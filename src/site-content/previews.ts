import { getEntry } from 'astro:content';
import { brand, claimedFigures } from '#site';
import { coverOf } from '../covers/cover.ts';
import { type Preview, PREVIEW } from '../covers/preview.ts';
import { formatFigure } from '../schemas/figure.ts';
import { places } from '../schemas/places.ts';
import { coverSubjects } from './covers.ts';
import { drawingSlug } from './page-drawings.ts';
import { inOrder, pageOf, pagesByPath, sheets } from './pages.ts';
import { withRangeDash } from './typeset.ts';

/** The address of a page's picture for link previews. */
export const previewPath = (path: string) => `/og${path === '/' ? '/home' : path}.png`;

/** The meta tags of a page's preview picture. */
export const previewTags = (site: URL, path: string, title: string) => ({
  'og:image': new URL(previewPath(path), site).href,
  'og:image:type': 'image/png',
  'og:image:width': String(PREVIEW.width),
  'og:image:height': String(PREVIEW.height),
  'og:image:alt': `${title}: a drawing sheet of ${brand.name}`,
});

/** The subject of each public page's preview picture, by the address of the page. */
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
    found.set(path, { sheet, subject: title, title, art, figure: figure && withDash(formatFigure(figure)) });
  }
  return found;
}

/** The home page has no number of its own; its picture shows GEN-00. */
async function home(): Promise<Preview> {
  const { hero } = (await getEntry('home', 'home'))!.data;
  return {
    sheet: 'GEN-00',
    subject: 'Home',
    title: hero.title,
    art: 'ball-bearing',
    figure: withDash(claimedFigures.savings),
    ground: 'teal',
  };
}

const withDash = ({ value, label }: { value: string; label: string }) => ({ value: withRangeDash(value), label });
