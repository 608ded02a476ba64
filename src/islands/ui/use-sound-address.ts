import { useEffect } from 'react';
import type { ApiError } from '#client/api.ts';
import { writeSearch } from '#client/url-search.ts';
import { useSearchParams } from './use-search-params.ts';

/**
 * Takes out of the address what the server refused of it, such as `sort=foo` of an old link: the list falls back to its
 * own order, or to all. True while it does so, when there is nothing to say and nothing to try again.
 */
export function useSoundAddress(error: ApiError | null): boolean {
  const params = useSearchParams();
  const refused = error?.status === 400 ? Object.keys(error.fields).filter((name) => params.has(name)) : [];
  const names = refused.join(' ');
  useEffect(() => {
    if (names) writeSearch(Object.fromEntries(names.split(' ').map((name) => [name, null])), { push: false });
  }, [names]);
  return names !== '';
}
