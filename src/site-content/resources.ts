import { type CollectionEntry, getCollection } from 'astro:content';
import { nextSession } from '../schemas/webinar.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { type PdfRef, pdfOf } from './pdfs.ts';
import { filmOf } from './talk-films.ts';
import { listCaseStudyEntries, listNewestFirst, type PageRef, pagesByPath } from './pages.ts';
import { pathOf, type Place } from '../schemas/places.ts';

/** The lists of the resource libraries, as plain values. */

type Listed<C extends Place> = Pick<PageRef, 'path' | 'sheet' | 'drawing'> & { place: C };

/** The build prints the PDF (field `pdf`, specification §3) from the text. */
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
/** An on-demand item; its duration is its film's. */
export type Talk = Listed<'on-demand'> & Omit<CollectionEntry<'on-demand'>['data'], 'cover'> & { duration: string };

/** The posts, the featured one first, then the newest first. */
export async function listPosts(): Promise<Post[]> {
  const entries = await listNewestFirst('blogs');
  const first = entries.find(({ data }) => data.featured) ?? entries[0];
  const ordered = entries.sort((a, b) => Number(b === first) - Number(a === first));
  const defaults = await cardDefaults();
  return ordered.map(({ id, data: { cover, featured, ...data } }) => ({ ...defaults('blogs', id, cover), ...data }));
}

/** The whitepapers, the newest first. */
export async function listWhitepapers(): Promise<Paper[]> {
  const defaults = await cardDefaults();
  const entries = await listNewestFirst('whitepapers');
  const listed = async (entry: CollectionEntry<'whitepapers'>) => {
    const { cover, ...data } = entry.data;
    return { ...defaults('whitepapers', entry.id, cover), ...data, pdf: await pdfOf(entry) };
  };
  return Promise.all(entries.map(listed));
}

/** The eBooks, the newest first. */
export async function listEbooks(): Promise<Book[]> {
  const defaults = await cardDefaults();
  const entries = await listNewestFirst('ebooks');
  const listed = async (entry: CollectionEntry<'ebooks'>) => {
    const { cover, ...data } = entry.data;
    return { ...defaults('ebooks', entry.id, cover), ...data, pdf: await pdfOf(entry) };
  };
  return Promise.all(entries.map(listed));
}

/** The case studies, the latest year first. */
export async function listCaseStudies(): Promise<Case[]> {
  const defaults = await cardDefaults();
  const entries = await listCaseStudyEntries();
  const listed = async (entry: CollectionEntry<'case-studies'>) => {
    const { cover, ...data } = entry.data;
    return { ...defaults('case-studies', entry.id, cover), ...data, pdf: await pdfOf(entry) };
  };
  return Promise.all(entries.map(listed));
}

/** Upcoming webinars, the next one first. A webinar without further dates is not listed and has no page. */
export async function listSessions(): Promise<Session[]> {
  const defaults = await cardDefaults();
  const coming = (await getCollection('webinars')).flatMap(({ id, data: { cover, repeats_weeks, ...data } }) => {
    const date = nextSession({ date: data.date, repeats_weeks }, dayInIndia());
    return date ? [{ ...defaults('webinars', id, cover), ...data, date }] : [];
  });
  return coming.sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
}

/**
 * The day after the next session, on which its page changes or goes; at the latest New Year's Day, for the footer, and half a
 * year from now, for security.txt, which expires after a year.
 */
export async function nextChange(): Promise<string> {
  const newYear = `${Number(dayInIndia().slice(0, 4)) + 1}-01-01`;
  const halfYear = daysAfter(dayInIndia(), 180);
  const [next] = await listSessions();
  return [newYear, halfYear, ...(next ? [daysAfter(next.date, 1)] : [])].sort()[0]!;
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Talks on demand, by title. */
export async function listTalks(): Promise<Talk[]> {
  const defaults = await cardDefaults();
  const entries = (await getCollection('on-demand')).sort((a, b) => a.data.title.localeCompare(b.data.title));
  return entries.map(({ id, data: { cover, ...data } }) => ({
    ...defaults('on-demand', id, cover),
    ...data,
    duration: filmOf(id).duration,
  }));
}

/** The fields common to all kinds: place, address, number, drawing. */
async function cardDefaults() {
  const pages = await pagesByPath();
  return <C extends Place>(place: C, id: string, drawing: string | undefined): Listed<C> => {
    const path = pathOf(place, id);
    return { place, path, sheet: pages.get(path)!.sheet, drawing };
  };
}
