import { type CollectionEntry, getCollection } from 'astro:content';
import { nextSession } from '../../schemas/webinar.ts';
import { dayInIndia } from '#contracts/day-in-india.ts';
import { type PdfRef, pdfOf } from './pdfs.ts';
import { caseStudies, newestFirst, type PageRef, pagesByPath } from './pages.ts';
import { pathOf, type Place } from '../../schemas/places.ts';

/** What the lists of the resource libraries show: plain values, so that an island can take them as they are. */

type Listed<C extends Place> = Pick<PageRef, 'path' | 'sheet' | 'drawing'> & { place: C };

/** The field `pdf` (specification §3) follows from the text: the build prints it. */
type Printed = { pdf: PdfRef };

/** A post of the blog. */
export type Post = Listed<'blogs'> & Omit<CollectionEntry<'blogs'>['data'], 'cover' | 'featured'>;
/** A whitepaper. */
export type Paper = Listed<'whitepapers'> & Printed & Omit<CollectionEntry<'whitepapers'>['data'], 'cover'>;
/** An eBook. */
export type Book = Listed<'ebooks'> & Printed & Omit<CollectionEntry<'ebooks'>['data'], 'cover'>;
/** A case study. */
export type Case = Listed<'case-studies'> & Printed & Omit<CollectionEntry<'case-studies'>['data'], 'cover'>;
/** A webinar on its next date. */
export type Session = Listed<'webinars'> & Omit<CollectionEntry<'webinars'>['data'], 'cover' | 'repeats_weeks'>;
/** An on-demand item; `link` is where Watch Now leads. */
export type Talk = Listed<'on-demand'> & Omit<CollectionEntry<'on-demand'>['data'], 'cover'> & { link: string };

/** The posts, the featured one first, then the newest first. */
export async function posts(): Promise<Post[]> {
  const entries = await newestFirst('blogs');
  const first = entries.find(({ data }) => data.featured) ?? entries[0];
  const ordered = entries.sort((a, b) => Number(b === first) - Number(a === first));
  const frame = await framing();
  return ordered.map(({ id, data: { cover, featured, ...data } }) => ({ ...frame('blogs', id, cover), ...data }));
}

/** The whitepapers, the newest first. */
export async function papers(): Promise<Paper[]> {
  const frame = await framing();
  const entries = await newestFirst('whitepapers');
  const listed = async (entry: CollectionEntry<'whitepapers'>) => {
    const { cover, ...data } = entry.data;
    return { ...frame('whitepapers', entry.id, cover), ...data, pdf: await pdfOf(entry) };
  };
  return Promise.all(entries.map(listed));
}

/** The eBooks, the newest first. */
export async function books(): Promise<Book[]> {
  const frame = await framing();
  const entries = await newestFirst('ebooks');
  const listed = async (entry: CollectionEntry<'ebooks'>) => {
    const { cover, ...data } = entry.data;
    return { ...frame('ebooks', entry.id, cover), ...data, pdf: await pdfOf(entry) };
  };
  return Promise.all(entries.map(listed));
}

/** The case studies, the latest year first. */
export async function cases(): Promise<Case[]> {
  const frame = await framing();
  const entries = await caseStudies();
  const listed = async (entry: CollectionEntry<'case-studies'>) => {
    const { cover, ...data } = entry.data;
    return { ...frame('case-studies', entry.id, cover), ...data, pdf: await pdfOf(entry) };
  };
  return Promise.all(entries.map(listed));
}

/** Webinars still to come, the nearest first. One that was held for the last time is not listed and has no page. */
export async function sessions(): Promise<Session[]> {
  const frame = await framing();
  const coming = (await getCollection('webinars')).flatMap(({ id, data: { cover, repeats_weeks, ...data } }) => {
    const date = nextSession({ date: data.date, repeats_weeks }, dayInIndia());
    return date ? [{ ...frame('webinars', id, cover), ...data, date }] : [];
  });
  return coming.sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
}

/** Talks on demand, by title. */
export async function talks(): Promise<Talk[]> {
  const frame = await framing();
  const entries = (await getCollection('on-demand')).sort((a, b) => a.data.title.localeCompare(b.data.title));
  return entries.map(({ id, data: { cover, ...data } }) => {
    const framed = frame('on-demand', id, cover);
    return { ...framed, ...data, link: data.link ?? framed.path };
  });
}

/** Answers what every kind has: place, address, number, drawing. */
async function framing() {
  const pages = await pagesByPath();
  return <C extends Place>(place: C, id: string, drawing: string | undefined): Listed<C> => {
    const path = pathOf(place, id);
    return { place, path, sheet: pages.get(path)!.sheet, drawing };
  };
}
