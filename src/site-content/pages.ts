import { type CollectionEntry, getCollection } from 'astro:content';
import { pathOf, type Place, sheetNumber } from '../schemas/places.ts';

/** What a page needs to know of another page to link to it. */
export interface PageRef {
  place: Place;
  id: string;
  path: string;
  /** `SOL-03` */
  sheet: string;
  title: string;
  summary: string;
  drawing: string | undefined;
  /** The rendered scene of its head. */
  scene?: { name: string; alt: string } | undefined;
  /** Day of the last change, `YYYY-MM-DD`; a case study has only a year, so none. */
  updated: string | undefined;
}

/** The collections whose entries have a title block and their own sheet number. */
export const sheets = [
  'core',
  'solutions',
  'supplies',
  'services',
  'delivery',
  'industries',
  'libraries',
  'career',
  'policies',
] as const;
type Sheets = (typeof sheets)[number];

/** The entries of a collection in menu order. */
export async function inOrder<C extends Sheets | 'menus' | 'internship-tracks' | 'benefits' | 'testimonials'>(name: C) {
  const entries = await getCollection(name);
  return entries.sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
}

/** The entries of a dated collection, the newest first. */
export async function listNewestFirst<C extends 'blogs' | 'whitepapers' | 'ebooks' | 'jobs'>(name: C) {
  const entries = await getCollection(name);
  return entries.sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id));
}

/** Case studies, the latest year first. */
export async function listCaseStudyEntries() {
  const entries = await getCollection('case-studies');
  return entries.sort((a, b) => b.data.year - a.data.year || a.id.localeCompare(b.id));
}

/** Every page made from content, by its address. */
export async function pagesByPath(): Promise<Map<string, PageRef>> {
  const lists = await Promise.all([...sheets.map(sheetPages), ...documentPages()]);
  return new Map(lists.flat().map((page) => [page.path, page]));
}

/** The page of an entry with a title block. */
export function pageOf<C extends Sheets>(entry: CollectionEntry<C>): PageRef {
  const { title, summary, order, drawing, scene, updated } = entry.data;
  return {
    place: entry.collection,
    id: entry.id,
    path: pathOf(entry.collection, entry.id),
    sheet: sheetNumber(entry.collection, order),
    title,
    summary,
    drawing,
    scene,
    updated,
  };
}

async function sheetPages(name: Sheets): Promise<PageRef[]> {
  return (await inOrder(name)).map(pageOf);
}

/** Documents are numbered by date of publication, so that a number never changes; webinars and talks by name. */
function documentPages(): Promise<PageRef[]>[] {
  return [
    listNewestFirst('blogs').then((all) => numbered(all.reverse())),
    listNewestFirst('whitepapers').then((all) => numbered(all.reverse())),
    listNewestFirst('ebooks').then((all) => numbered(all.reverse())),
    listCaseStudyEntries().then((all) => numbered(all.reverse())),
    getCollection('webinars').then((all) => numbered(byName(all))),
    getCollection('on-demand').then((all) => numbered(byName(all))),
  ];
}

type Document = CollectionEntry<'blogs' | 'whitepapers' | 'ebooks' | 'case-studies' | 'webinars' | 'on-demand'>;

const byName = <E extends Document>(entries: E[]) => entries.sort((a, b) => a.id.localeCompare(b.id));

function numbered(entries: Document[]): PageRef[] {
  return entries.map((entry, index) => ({
    place: entry.collection,
    id: entry.id,
    path: pathOf(entry.collection, entry.id),
    sheet: sheetNumber(entry.collection, index + 1),
    title: entry.data.title,
    summary: summaryOf(entry),
    drawing: entry.data.cover,
    // A webinar's date is when it is held, not when its page was written.
    updated: 'date' in entry.data && entry.collection !== 'webinars' ? entry.data.date : undefined,
  }));
}

/** Each kind has its own word for it (specification §3). */
function summaryOf({ data }: Document): string {
  if ('excerpt' in data) return data.excerpt;
  if ('blurb' in data) return data.blurb;
  return 'abstract' in data ? data.abstract : data.summary;
}
