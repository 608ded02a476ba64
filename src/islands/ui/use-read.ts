import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contracts/endpoint.ts';
import { queryClient, read, type ReadQuery } from '#client/queries.ts';

/** Reads a call in an island. `keep` shows the last answer while the next one loads: paging without a flash. */
export function useRead<E extends Endpoint>(endpoint: E, query?: ReadQuery<E>, { keep = false } = {}) {
  return useQuery({ ...read(endpoint, query), ...(keep ? { placeholderData: keepPreviousData } : {}) }, queryClient);
}
