import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#client/api.ts';
import { queryClient, read, type ReadQuery } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Reads a call anew whenever a form opens, and never behind the form's back: what somebody starts to edit must not be a
 * moment old, and must not change under the hands.
 */
export function useFresh<E extends Endpoint>(endpoint: E, query: ReadQuery<E>, { enabled = true } = {}) {
  const hydrated = useHydrated();
  const options = {
    ...read(endpoint, query),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
  return useQuery<Awaited<ReturnType<typeof options.queryFn>>, ApiError>(
    { ...options, enabled: enabled && hydrated } as never,
    queryClient,
  );
}
