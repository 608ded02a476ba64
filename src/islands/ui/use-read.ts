import { read, type ReadQuery } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { useHydrated } from './use-hydrated.ts';
import { useQuery } from './use-query.ts';

/**
 * Reads a call in an island. `keepPrevious` shows the last data while the next page loads.
 * Nothing is requested before hydration: the URL's filters are not known until then.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  query?: ReadQuery<E>,
  { keepPrevious = false, enabled = true } = {},
) {
  const hydrated = useHydrated();
  return useQuery({ ...read(endpoint, query), keepPrevious, enabled: enabled && hydrated });
}
