import { useEffect } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { searchOf, useSearchParams } from './use-search-params.ts';

/** What a list shows. The URL holds all of it, so that Back, a reload and a link sent to a colleague show the same. */
export type ListState = {
  /** Words searched for; blank for none. */
  q: string;
  page: number;
  /** `total_desc`; null for the list's own order. */
  sort: string | null;
  /** Name of each filter and its value; null where it is not set. */
  filters: Record<string, string | null>;
  /** Whether search or filters leave anything out. */
  filtered: boolean;
  /** What its call is asked: `q`, `sort`, the filters, `page` and `size`. An export of the list asks the same. */
  query: Record<string, string | number | null>;
};

type Options = {
  /** Rows a page: the contract's constant. */
  size: number;
  /** Names of the filters, which are also the names of the call's parameters. */
  filters?: readonly string[];
};

/**
 * The list that the URL asks for.
 *
 *     const list = useListQuery({ size: ORDERS_PAGE_SIZE, filters: ['status'] });
 *     const { data } = useRead(listOrdersEndpoint, list.query, { keep: true });
 */
export function useListQuery({ size, filters: names = [] }: Options): ListState {
  const params = useSearchParams();
  const q = searchOf(params);
  const sort = params.get('sort');
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) || null]));
  const filtered = q !== '' || Object.values(filters).some((value) => value !== null);
  return { q, page, sort, filters, filtered, query: { q, sort, ...filters, page, size } };
}

/** Changes what a list shows, and returns to its first page unless the page itself is what changes. */
export function changeList(change: Record<string, string | number | null>): void {
  writeSearch({ page: null, ...change, ...(change.page === 1 ? { page: null } : {}) }, { push: true });
}

type Answer = { data: { items: unknown[]; total: number } | undefined; isPlaceholderData: boolean };

/**
 * True where an answer has no row although the list has some: the page lies behind its end, by an old link or because the
 * last row of the last page was dealt with. The URL then goes to the last page, without a step that Back returns to.
 */
export function useLastPage(page: number, size: number, { data, isPlaceholderData }: Answer): boolean {
  const isPast = data !== undefined && data.items.length === 0 && data.total > 0;
  const last = isPast && !isPlaceholderData ? Math.min(Math.ceil(data.total / size), page - 1) : 0;
  useEffect(() => {
    if (last > 0) writeSearch({ page: last === 1 ? null : last }, { push: false });
  }, [last]);
  return isPast;
}

/** Which list an answer (`answers` of a read) is of, whatever its page: turning a page leaves Prev and Next as they are. */
export const exceptPage = (answers: string) => answers.replace(/"page":\d+/, '');

/** Shows all that there is: no search, no filter, in the present order. */
export function showAll({ filters }: ListState): void {
  changeList({ q: null, ...Object.fromEntries(Object.keys(filters).map((name) => [name, null])) });
}
