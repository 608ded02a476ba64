import { getCollection, getEntry } from 'astro:content';
import type { Findable } from '#client/site/search-index.ts';
import { places } from '../schemas/places.ts';
import { pagesByPath, type PageRef, sheets } from './pages.ts';
import { getRange } from './product-range.ts';
import { listSessions } from './resources.ts';

/** What the public search finds: the items of the supply pages, and every page of the sitemap that comes from content. */
export async function listFindable(): Promise<Findable[]> {
  const pages = [...(await pagesByPath()).values()];
  const coming = new Set((await listSessions()).map(({ path }) => path));
  const shown = pages.filter(({ place, path }) => path !== '/search' && (place !== 'webinars' || coming.has(path)));
  const supplies = pages.filter(({ place }) => place === 'supplies');
  const items = await Promise.all(supplies.map(itemsOf));
  const questions = await questionsByPage();
  const found = await Promise.all(shown.map((page) => findablePage(page, questions.get(page.path) ?? '')));
  return [...items.flat(), ...found];
}

async function itemsOf(supply: PageRef): Promise<Findable[]> {
  return (await getRange(supply.id)).map(({ id, name, sku, make, specs, price }) => ({
    path: `${supply.path}#${id}`,
    kind: 'Item',
    title: name,
    text: `${[sku, make, ...specs].join(' · ')} · from ${price}`,
    words: supply.title,
  }));
}

async function findablePage(page: PageRef, questions: string): Promise<Findable> {
  const { place, id, path, title, summary } = page;
  const entry = await getEntry(place, id);
  const headings = [...(entry?.body ?? '').matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  // Names and titles in the fields: families of a supply page, steps, topics.
  const named = sheets.some((one) => one === place) ? wordsIn(entry?.data) : [];
  return {
    ...{ path, title, text: summary },
    kind: places[place].label,
    words: [...headings, ...named, questions].join(' '),
  };
}

async function questionsByPage(): Promise<Map<string, string>> {
  const faqs = await getCollection('faqs');
  return new Map(faqs.map(({ data }) => [data.page, data.items.map(({ question }) => question).join(' ')]));
}

const NAMED = ['name', 'title', 'term', 'examples', 'standards'];

/** The texts of fields that name something, at any depth. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (NAMED.includes(key) ? [part] : []) : wordsIn(part),
  );
}
