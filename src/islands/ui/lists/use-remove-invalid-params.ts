import { useEffect } from 'react';
import type { ApiError } from '#client/api.ts';
import { writeSearch } from '#client/url-search.ts';
import { useSearchParams } from './use-search-params.ts';

/**
 * Removes the URL parameters that the server refused, such as `sort=foo` in an old link: the list falls back to its
 * default. True while it does so; no error needs to be shown then.
 */
export function useRemoveInvalidParams(error: ApiError | null): boolean {
  const params = useSearchParams();
  const refused = error?.status === 400 ? Object.keys(error.fields).filter((name) => params.has(name)) : [];
  const invalid = refused.join(' ');
  useEffect(() => {
    if (invalid) writeSearch(Object.fromEntries(invalid.split(' ').map((name) => [name, null])), { push: false });
  }, [invalid]);
  return invalid !== '';
}
