import { type CollectionEntry, getCollection } from 'astro:content';
import type { Subject } from '../covers/kinds/subject.ts';
import { pathOf, type Place } from '../schemas/places.ts';
import { formatContentDate } from './dates.ts';
import { drawingSlug } from './page-drawings.ts';
import { pagesByPath } from './pages.ts';
import { listSessions, listTalks } from './resources.ts';

/** The address of an entry's cover: `/resources/blogs/x` → `/covers/blogs/x.svg`. */
export const coverPath = (path: string) => `${path.replace(/^\/resources/, '/covers')}.svg`;

/** The subject of each entry's cover, by the address of its page. */
export async function coverSubjects(): Promise<Map<string, Subject>> {
  const pages = await pagesByPath();
  const subjects = new Map<string, Subject>();
  const add = (path: string, own: Own) => {
    const { sheet, title, ...page } = pages.get(path)!;
    subjects.set(path, { sheet, title, drawing: drawingSlug({ sheet, ...page }), ...own });
  };
  const addAll = async <C extends Collection>(place: C, own: (data: Data<C>) => Own) => {
    for (const { id, data } of await getCollection(place)) add(pathOf(place, id), own(data as Data<C>));
  };
  await addAll('blogs', () => ({ kind: 'post' }));
  await addAll('whitepapers', ({ date }) => ({ kind: 'paper', date: formatContentDate(date).replace(/^\d+ /, '') }));
  await addAll('ebooks', () => ({ kind: 'book' }));
  await addAll('case-studies', ({ metrics }) => ({ kind: 'study', value: metrics[0]!.value }));
  for (const { path, duration } of await listTalks()) add(path, { kind: 'talk', duration });
  for (const { path, date, time } of await listSessions()) add(path, { kind: 'session', day: date, time });
  return subjects;
}

type Collection = Extract<Place, 'blogs' | 'whitepapers' | 'ebooks' | 'case-studies'>;
type Data<C extends Collection> = CollectionEntry<C>['data'];
/** A kind's own fields, beyond number, title and drawing. */
type Own = Subject extends infer S ? (S extends Subject ? Omit<S, 'sheet' | 'title' | 'drawing'> : never) : never;
