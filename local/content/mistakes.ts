import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../src/drawings/catalogue.ts';
import { headingKey } from '../../src/schemas/chart.ts';
import { schemas } from '../../src/schemas/collections.ts';
import { pathOf, type Place, places } from '../../src/schemas/places.ts';
import { type Entry, type Mistake, readEntries, readNames } from './entries.ts';
import { pageRoutes } from './page-routes.ts';

const folders = Object.keys(schemas);
/** The only JSON: functions import it too, without a parser (src/schemas/company.ts). */
const COMPANY_FILE = 'src/content/company/company.json';
const isPlace = (folder: string): folder is Place => folder in places;

/** All mistakes in `src/content` of the project in `root`, file by file. */
export function findMistakes(root: string): Mistake[] {
  const entries = readEntries(root, folders);
  const routes = new Set([...pageRoutes(root), ...entries.flatMap((entry) => addressOf(root, entry) ?? [])]);
  const isThere = (folder: string, id: string) => entries.some((entry) => entry.folder === folder && entry.id === id);
  return [
    ...strayFolders(root),
    ...sameNumbers(entries),
    ...sameNames(entries),
    ...entries.flatMap((entry) => [
      ...nameMistakes(entry),
      ...entry.unreadable,
      ...fieldMistakes(entry),
      ...referenceMistakes(entry, isThere),
      ...linkMistakes(entry, root, routes),
      ...chartMistakes(entry),
      ...bodyMistakes(entry),
      ...filmMistakes(entry, root),
    ]),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** A mistake on one line for a terminal: `src/content/faqs/rfq.yaml:3: items.0.answer: …`. */
export const formatMistake = ({ file, line, field, remedy }: Mistake) =>
  `${file}${line ? `:${line}` : ''}: ${field ? `${field}: ` : ''}${remedy}`;

/** The address of an entry's page; undefined if it has none. */
const addressOf = (root: string, { folder, id }: Entry) =>
  isPlace(folder) && existsSync(join(root, `src/pages${places[folder].base}/[slug].astro`))
    ? pathOf(folder, id)
    : undefined;

function strayFolders(root: string): Mistake[] {
  return readNames(join(root, 'src/content'))
    .filter((name) => !folders.includes(name))
    .map((name) => ({
      file: `src/content/${name}`,
      remedy: `No page is made from this. Move it into one of the folders: ${folders.join(', ')}.`,
    }));
}

function nameMistakes({ file }: Entry): Mistake[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (file === COMPANY_FILE || /^[a-z0-9]+(-[a-z0-9]+)*\.(md|yaml)$/.test(name)) return [];
  const plain = name
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const remedy = `A file's name has small letters, digits and single hyphens, and ends in .md or .yaml. Rename it, for example to ${plain || 'a-short-title'}.md.`;
  return [{ file, remedy }];
}

function fieldMistakes({ folder, file, fields, lineOf }: Entry): Mistake[] {
  if (fields === undefined) return [];
  const { error } = schemas[folder as keyof typeof schemas].safeParse(fields ?? {});
  return (error?.issues ?? []).map((issue) => {
    const [wrong] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = wrong === undefined ? issue.path : [...issue.path, wrong];
    return { file, line: lineOf(path), field: path.join('.'), remedy: issue.message };
  });
}

/** In the folders whose entries have numbers on their sheets. */
function sameNumbers(entries: Entry[]): Mistake[] {
  const numberOf = ({ folder, fields }: Entry) =>
    isPlace(folder) ? (fields as { order?: number } | null)?.order : undefined;
  return entries.flatMap((entry, at) => {
    const order = numberOf(entry);
    const first = entries.slice(0, at).find((other) => other.folder === entry.folder && numberOf(other) === order);
    if (order === undefined || !first) return [];
    const taken = entries.filter(({ folder }) => folder === entry.folder).map(numberOf);
    const free = taken.findIndex((_, index) => !taken.includes(index + 1)) + 1 || taken.length + 1;
    const remedy = `${first.file} has the number ${order} too. Give each its own; ${free} is free.`;
    return [{ file: entry.file, line: entry.lineOf(['order']), field: 'order', remedy }];
  });
}

/** Webinars and recorded talks share the path /resources/webinars. */
function sameNames(entries: Entry[]): Mistake[] {
  const talks = entries.filter(({ folder }) => folder === 'webinars').map(({ id }) => id);
  return entries
    .filter(({ folder, id }) => folder === 'on-demand' && talks.includes(id))
    .map(({ file, id }) => ({
      file,
      remedy: `There is a webinar ${id} too, at the same address. Rename one of the files.`,
    }));
}

/** The page of a talk reads its film's captions and chapters. */
function filmMistakes({ folder, file, id }: Entry, root: string): Mistake[] {
  if (folder !== 'on-demand' || existsSync(join(root, `public/talks/${id}.vtt`))) return [];
  const remedy = `Its film is missing. Write art/talks/${id}.yaml and run: npm run art:talks -- ${id}`;
  return [{ file, remedy }];
}

/** Names of other entries and of drawings, in the fields that hold them. */
function referenceMistakes(entry: Entry, isThere: (folder: string, id: string) => boolean): Mistake[] {
  return textsIn(entry.fields).flatMap(({ path, text }) => {
    const folder = referredFolder(entry, path);
    const isWrong = folder === 'drawings' ? !catalogue.has(text) : folder && !isThere(folder, text);
    if (!isWrong) return [];
    const remedy =
      folder === 'drawings'
        ? `There is no drawing “${text}”. Choose one at /style/drawings.`
        : `There is no file ${text}.md in src/content/${folder}. Correct the name.`;
    return [{ file: entry.file, line: entry.lineOf(path), field: path.join('.'), remedy }];
  });
}

function referredFolder({ folder }: Entry, path: PropertyKey[]): string | undefined {
  const [first] = path;
  const last = path.at(-1);
  if (last === 'drawing' || last === 'cover') return 'drawings';
  if (last === 'supply') return 'supplies';
  return folder === 'home' && last === 'slug' ? String(first) : undefined;
}

const LINK = /\]\(\s*<?([^)\s>]*)/g;

/** Links of the text, and fields that hold an address of this site. */
function linkMistakes(entry: Entry, root: string, routes: Set<string>): Mistake[] {
  const { file, body, bodyLine, lineOf } = entry;
  const inText = body
    .split('\n')
    .flatMap((text, at) => [...text.matchAll(LINK)].map(([, target = '']) => ({ target, line: bodyLine + at })));
  const inFields = textsIn(entry.fields)
    .filter(({ text }) => /^\/[^\s]*$/.test(text))
    .map(({ path, text }) => ({ target: text, line: lineOf(path), field: path.join('.') }));
  return [...inText, ...inFields].flatMap(({ target, ...place }) => {
    const remedy = remedyOfLink(target, root, routes);
    return remedy ? [{ file, ...place, remedy }] : [];
  });
}

function remedyOfLink(target: string, root: string, routes: Set<string>): string | undefined {
  if (/^(https:\/\/|mailto:|tel:|#)/.test(target)) return undefined;
  if (!target.startsWith('/')) {
    return `The link “${target}” leads nowhere. Start it with a slash for a page of this site, or with https:// for another.`;
  }
  const address = target.replace(/[?#].*$/, '');
  if (routes.has(address) || existsSync(join(root, 'public', address))) return undefined;
  return `There is no page ${address}. Correct the address or remove the link.`;
}

const HEADING = /^#{2,3} (.*)$/gm;

/** Charts whose heading is not in the text. */
function chartMistakes({ file, fields, body, lineOf }: Entry): Mistake[] {
  const charts = (fields as { charts?: unknown } | null | undefined)?.charts;
  if (!Array.isArray(charts)) return [];
  const headings = [...body.matchAll(HEADING)].map(([, heading = '']) => heading.replace(/\]\([^)]*\)/g, ']'));
  return (charts as ({ after?: unknown } | null)[]).flatMap((chart, at) => {
    const after = chart?.after;
    if (typeof after !== 'string' || headings.some((heading) => headingKey(heading) === headingKey(after))) return [];
    const path = ['charts', at, 'after'];
    const remedy = `The text has no heading “${after}”. Copy one of its headings, without ##.`;
    return [{ file, line: lineOf(path), field: path.join('.'), remedy }];
  });
}

/** What the text of a page cannot show. */
const NOT_SHOWN: [RegExp, string][] = [
  [/!\[/, 'Pictures are not shown in a text. Remove it, or choose a drawing in the field `drawing` or `cover`.'],
  [/^\s*(```|~~~)/, 'Code is not shown in a text. Write it as a sentence or a table.'],
  [/<\/?[a-z][^>]*>/i, 'HTML is not allowed. Use Markdown: **bold**, lists, tables, [links](/about).'],
  [/^#\s/, 'The page has its heading from the field `title`. Begin headings in the text with ##.'],
];

function bodyMistakes({ file, body, bodyLine }: Entry): Mistake[] {
  return body
    .split('\n')
    .flatMap((text, at) =>
      NOT_SHOWN.filter(([pattern]) => pattern.test(text)).map(([, remedy]) => ({ file, line: bodyLine + at, remedy })),
    );
}

/** Each text in the fields with its path. */
function textsIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => textsIn((value as Record<PropertyKey, unknown>)[key], [...path, key]));
}
