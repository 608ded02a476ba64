import { useState } from 'react';
import { read, type ReadQuery } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { useHydrated } from './use-hydrated.ts';
import { useQuery } from './use-query.ts';

/**
 * Reads a call from the server each time a form opens, and never refreshes it while the form is open: the user must
 * neither start from stale data nor have it change while typing.
 */
export function useUncachedRead<E extends Endpoint>(endpoint: E, query: ReadQuery<E>, { enabled = true } = {}) {
  const hydrated = useHydrated();
  // A separate key, so that the cache of other parts of the page is not used.
  const [visit] = useState(() => crypto.randomUUID());
  const { queryKey, queryFn } = read(endpoint, query);
  return useQuery({
    queryKey: [...queryKey, visit],
    queryFn,
    staleTime: Infinity,
    enabled: enabled && hydrated,
  });
}
