import MiniSearch, { type Options } from 'minisearch';

/** The search of the public site: the build writes its index with these options, the browser reads it with the same. */

/** What can be found: an item or a page. */
export interface Findable {
  /** Address, with the anchor of an item. */
  path: string;
  /** `Item`, or the area of a page, such as `Whitepapers`. */
  kind: string;
  title: string;
  /** One line about it: SKU, make, main values and price of an item, summary of a page. */
  text: string;
  /** Further words that find it: headings, families, topics. */
  words: string;
}

/** What a result shows. */
export type Result = Pick<Findable, 'path' | 'kind' | 'title' | 'text'>;

/** Words that every page has, or that ask rather than name. */
const STOP_WORDS = new Set([
  'a',
  'an',
  'and',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'price',
  'prices',
  'rate',
  'the',
  'to',
  'with',
]);

const options: Options<Findable> = {
  idField: 'path',
  fields: ['title', 'text', 'words'],
  storeFields: ['kind', 'title', 'text'],
  tokenize,
  processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
  searchOptions: {
    boost: { title: 3, text: 1.5 },
    prefix: true,
    // No guess at a part number: 6206 is not 6205.
    fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
    combineWith: 'AND',
    // The page of a range before its items.
    boostDocument: (_path, _term, stored) => (stored?.kind === 'Supplies' ? 3 : 1),
  },
};

/** Most results shown. */
const MOST = 40;

/** The index as JSON. */
export const buildIndex = (all: Findable[]): string => {
  const index = new MiniSearch(options);
  index.addAll(all);
  return JSON.stringify(index);
};

/** What a search finds. */
export interface Found {
  results: Result[];
  /** False if nothing has all words, and the results have some, or similar ones. */
  hasAll: boolean;
}

/** A function that finds by words, from the JSON of the index. */
export function readIndex(json: string): (words: string) => Found {
  const index = MiniSearch.loadJSON(json, options);
  const all = (words: string) =>
    index.search(words, { tokenize: (text) => text.split(/\s+/).filter(Boolean).flatMap(asTyped) });
  // Nothing has all words: what has some, or words that are two letters away.
  const some = (words: string) =>
    index.search(words, { combineWith: 'OR', fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.34 : false) });
  return (words) => {
    const found = all(words);
    const hasAll = found.length > 0;
    const results = (hasAll ? found : some(words)).slice(0, MOST);
    return { hasAll, results: results.map(({ id, kind, title, text }) => ({ path: id, kind, title, text })) };
  };
}

/** A code is found with and without its signs: `6205-2RS` as 6205, 2rs and 62052rs. */
function tokenize(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const parts = partsOf(word);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
}

/** A word of a query is looked for as one, so that `62052rs` and `6205-2RS` find the same. */
const asTyped = (word: string): string[] => {
  const joined = partsOf(word).join('');
  return joined ? [joined] : [];
};

const partsOf = (word: string) => word.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
