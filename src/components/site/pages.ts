import { type CollectionEntry, getCollection } from 'astro:content';
import { pathOf, type Place, sheetNumber } from '../../schemas/places.ts';

/** What another page needs to know of a page in order to lead there. */
export interface PageRef {
  place: Place;
  id: string;
  path: string;
  /** `SOL-03` */
  sheet: string;
  title: string;
  summary: string;
  drawing: string | undefined;
  /** Day of the last change, `YYYY-MM-DD`; of a case study the end of its year is not known, so it has none. */
  updated: string | undefined;
}

const sheets = ['core', 'solutions', 'supplies', 'services', 'delivery', 'industries', 'libraries', 'career'] as const;
type Sheets = (typeof sheets)[number];

/** The entries of a collection in the order of their menu. */
export async function inOrder<C extends Sheets | 'menus' | 'internship-tracks' | 'benefits' | 'testimonials'>(name: C) {
  const entries = await getCollection(name);
  return entries.sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
}

/** The entries of a dated collection, the newest first. */
export async function newestFirst<C extends 'blogs' | 'whitepapers' | 'ebooks' | 'jobs'>(name: C) {
  const entries = await getCollection(name);
  return entries.sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id));
}

/** Case studies, the latest year first. */
export async function caseStudies() {
  const entries = await getCollection('case-studies');
  return entries.sort((a, b) => b.data.year - a.data.year || a.id.localeCompare(b.id));
}

/** Every page that content makes, by its address. */
export async function pagesByPath(): Promise<Map<string, PageRef>> {
  const lists = await Promise.all([...sheets.map(sheetPages), ...documentPages()]);
  return new Map(lists.flat().map((page) => [page.path, page]));
}

/** The page of an entry with a title block. */
export function pageOf<C extends Sheets>(entry: CollectionEntry<C>): PageRef {
  const { title, summary, order, drawing, updated } = entry.data;
  return {
    place: entry.collection,
    id: entry.id,
    path: pathOf(entry.collection, entry.id),
    sheet: sheetNumber(entry.collection, order),
    title,
    summary,
    drawing,
    updated,
  };
}

async function sheetPages(name: Sheets): Promise<PageRef[]> {
  return (await inOrder(name)).map(pageOf);
}

/** Documents are numbered in the order of their publication, so that a number never changes. */
function documentPages(): Promise<PageRef[]>[] {
  const oldestFirst = async (name: 'blogs' | 'whitepapers' | 'ebooks') => (await newestFirst(name)).reverse();
  return [
    oldestFirst('blogs').then((all) => all.map((one, at) => document(one, at, one.data.excerpt, one.data.date))),
    oldestFirst('whitepapers').then((all) => all.map((one, at) => document(one, at, one.data.summary, one.data.date))),
    oldestFirst('ebooks').then((all) => all.map((one, at) => document(one, at, one.data.blurb, one.data.date))),
    caseStudies().then((all) => all.reverse().map((one, at) => document(one, at, one.data.summary))),
    getCollection('webinars').then((all) => all.map((one, at) => document(one, at, one.data.abstract))),
    getCollection('on-demand').then((all) => all.map((one, at) => document(one, at, one.data.abstract))),
  ];
}

type Document = CollectionEntry<'blogs' | 'whitepapers' | 'ebooks' | 'case-studies' | 'webinars' | 'on-demand'>;

function document(entry: Document, at: number, summary: string, updated?: string): PageRef {
  const { title, cover } = entry.data;
  const place = entry.collection;
  return {
    place,
    id: entry.id,
    path: pathOf(place, entry.id),
    sheet: sheetNumber(place, at + 1),
    title,
    summary,
    drawing: cover,
    updated,
  };
}
