import { useMemo, useSyncExternalStore } from 'react';
import { readSearch, watchSearch } from '#client/url-search.ts';

/** The URL's query parameters; none while the page is built, so that the built page fits every query. */
export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(watchSearch, readSearch, () => '');
  return useMemo(() => new URLSearchParams(search), [search]);
}
