/** Matches the items of a library against a search and filters. No browser API in here, so that tests can call it. */

/** An item of a library as its filters see it. */
export interface Item {
  /** Its address. */
  id: string;
  /** The tab under which it is listed, in a library with tabs. */
  tab?: string;
  /** The text that is searched, in lower case. */
  text: string;
  /** Filter → the values that the item has. */
  picks: Record<string, string[]>;
}

/** The search and the chosen filters. A filter that is absent or blank means All. */
export interface Query {
  q: string;
  picks: Record<string, string>;
}

/** The text that is searched: the fields of specification §9, in one line and lower case. */
export function searchText(...fields: string[]): string {
  return fields.join(' · ').toLowerCase().replace(/\s+/g, ' ');
}

/** Whether the text contains every word of the search, and the item every chosen filter value. */
export function matches({ text, picks }: Pick<Item, 'text' | 'picks'>, query: Query): boolean {
  const words = query.q.toLowerCase().split(/\s+/).filter(Boolean);
  const isPicked = ([filter, value]: [string, string]) => !value || (picks[filter] ?? []).includes(value);
  return words.every((word) => text.includes(word)) && Object.entries(query.picks).every(isPicked);
}

/** The page clamped to those that exist, their number, and the range of its items, counted from 0. */
export function pageRange(total: number, page: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return { page: current, pages, from: (current - 1) * size, to: Math.min(current * size, total) };
}
