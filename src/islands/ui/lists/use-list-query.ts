import { useEffect } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { searchTermIn, useSearchParams } from './use-search-params.ts';

/** What a list shows. All of it is in the URL, so that Back, a reload and a shared link show the same. */
export type ListState = {
  /** The search term; blank for none. */
  q: string;
  page: number;
  /** `total_desc`; null for the default order. */
  sort: string | null;
  /** The value of each filter by name; null where it is not set. */
  filters: Record<string, string | null>;
  /** Whether a search term or a filter is set. */
  isFiltered: boolean;
  /** Nothing is in the list as filtered; absent outside a RecordList. */
  isEmpty?: boolean;
  /** The parameters of its call: `q`, `sort`, the filters, `page` and `size`. */
  query: Record<string, string | number | null>;
};

type Options = {
  /** Rows per page: the contract's constant. */
  size: number;
  /** Names of the filters, which are also the names of the call's parameters. */
  filters?: readonly string[];
};

/**
 * Reads the state of a list from the URL.
 *
 *     const list = useListQuery({ size: ORDERS_PAGE_SIZE, filters: ['status'] });
 *     const { data } = useRead(listOrdersEndpoint, list.query, { keepPrevious: true });
 */
export function useListQuery({ size, filters: names = [] }: Options): ListState {
  const params = useSearchParams();
  const q = searchTermIn(params);
  const sort = params.get('sort');
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) || null]));
  const isFiltered = q !== '' || Object.values(filters).some((value) => value !== null);
  return { q, page, sort, filters, isFiltered, query: { q, sort, ...filters, page, size } };
}

/** Changes the state of a list and returns to its first page, unless the change is the page itself. */
export function changeList(change: Record<string, string | number | null>): void {
  writeSearch({ page: null, ...change, ...(change.page === 1 ? { page: null } : {}) }, { push: true });
}

type Read = { data: { items: unknown[]; total: number } | undefined; isPlaceholderData: boolean };

/**
 * True where the page is past the end of the list: by an old link, or because the last row of the last page is gone. It
 * then changes the URL to the last page, without adding a step to the history.
 */
export function useRedirectToLastPage(page: number, size: number, { data, isPlaceholderData }: Read): boolean {
  const isPast = data !== undefined && data.items.length === 0 && data.total > 0;
  const last = isPast && !isPlaceholderData ? Math.min(Math.ceil(data.total / size), page - 1) : 0;
  useEffect(() => {
    if (last > 0) writeSearch({ page: last === 1 ? null : last }, { push: false });
  }, [last]);
  return isPast;
}

/** Clears the search term and the filters; the order stays. */
export function clearFilters({ filters }: ListState): void {
  changeList({ q: null, ...Object.fromEntries(Object.keys(filters).map((name) => [name, null])) });
}
