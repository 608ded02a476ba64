/** What a reader asks of a library, and which of its items answer. No browser in here: the tests call it as it is. */

/** An item of a library as its filters see it. */
export interface Item {
  /** What the search looks through, in lower case. */
  text: string;
  /** Filter → the values that the item has. */
  picks: Record<string, string[]>;
}

/** The reader's choice. A filter that is absent or empty means All. */
export interface Query {
  q: string;
  picks: Record<string, string>;
}

/** What the search looks through: the named fields (specification §9), in one line and lower case. */
export function searchText(...fields: string[]): string {
  return fields.join(' · ').toLowerCase().replace(/\s+/g, ' ');
}

/** Whether every word of the search is in the text, and every filter's value among the item's. */
export function matches({ text, picks }: Item, query: Query): boolean {
  const words = query.q.toLowerCase().split(/\s+/).filter(Boolean);
  const isPicked = ([filter, value]: [string, string]) => !value || (picks[filter] ?? []).includes(value);
  return words.every((word) => text.includes(word)) && Object.entries(query.picks).every(isPicked);
}

/** One page of so many: the clamped page, how many there are, and the first and last item of it, counted from 0. */
export function pageOf(total: number, page: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const at = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return { page: at, pages, from: (at - 1) * size, to: Math.min(at * size, total) };
}
