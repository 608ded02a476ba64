import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiError } from '#client/api.ts';
import { queryClient, read, type ReadQuery } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Reads a call in an island. `keep` shows the last answer while the next one loads: paging without a flash.
 * Nothing is asked before hydration, when the URL's filters are not known yet.
 */
export function useRead<E extends Endpoint>(endpoint: E, query?: ReadQuery<E>, { keep = false, enabled = true } = {}) {
  const hydrated = useHydrated();
  const { queryKey, queryFn } = read(endpoint, query);
  const options = {
    // The first paint is the built page's, which knows no answer: one that an earlier page has read waits behind it.
    queryKey: hydrated ? queryKey : [],
    queryFn,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  };
  return useQuery<Awaited<ReturnType<typeof options.queryFn>>, ApiError>(
    { ...options, enabled: enabled && hydrated } as never,
    queryClient,
  );
}
