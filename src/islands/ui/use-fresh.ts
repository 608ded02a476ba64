import { useState } from 'react';
import { read, type ReadQuery } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { useHydrated } from './use-hydrated.ts';
import { useQuery } from './use-query.ts';

/**
 * Reads a call anew whenever a form opens, and never behind the form's back: what somebody starts to edit must not be a
 * moment old, and must not change under the hands.
 */
export function useFresh<E extends Endpoint>(endpoint: E, query: ReadQuery<E>, { enabled = true } = {}) {
  const hydrated = useHydrated();
  // A key of its own: what another part of the page has read is not asked.
  const [visit] = useState(() => crypto.randomUUID());
  const { queryKey, queryFn } = read(endpoint, query);
  return useQuery({
    queryKey: [...queryKey, visit],
    queryFn,
    staleTime: Infinity,
    enabled: enabled && hydrated,
  });
}
