import { useMemo, useSyncExternalStore } from 'react';
import { readSearch, watchSearch } from '#client/url-search.ts';
import { MAX_SEARCH_LENGTH } from '#contracts/limits.ts';

/** The URL's query parameters; none in the built page, which serves every query. */
export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(watchSearch, readSearch, () => '');
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * The search term in the URL, cut to the length that a call accepts: a longer one would be refused and removed, and the
 * list would show everything. A surrogate pair is not cut in half.
 */
export const searchTermIn = (params: URLSearchParams): string =>
  (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
