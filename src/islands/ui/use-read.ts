import { read, type ReadQuery } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { useHydrated } from './use-hydrated.ts';
import { useQuery } from './use-query.ts';

/**
 * Reads a call in an island. `keep` shows the last answer while the next one loads: paging without a flash.
 * Nothing is asked before hydration, when the URL's filters are not known yet.
 */
export function useRead<E extends Endpoint>(endpoint: E, query?: ReadQuery<E>, { keep = false, enabled = true } = {}) {
  const hydrated = useHydrated();
  return useQuery({ ...read(endpoint, query), keep, enabled: enabled && hydrated });
}
