import { useMemo, useSyncExternalStore } from 'react';
import { readSearch, watchSearch } from '#client/url-search.ts';
import { MAX_SEARCH_LENGTH } from '#contracts/limits.ts';

/** The URL's query parameters; none while the page is built, so that the built page fits every query. */
export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(watchSearch, readSearch, () => '');
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * The words that an address searches for, no more of them than a call takes: it would refuse the whole, and the list would
 * show what nobody searched for. No half of a sign stays at the end.
 */
export const searchOf = (params: URLSearchParams): string =>
  (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
