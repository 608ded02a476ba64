import type { Endpoint } from '#contracts/endpoint.ts';
import { ApiError, call, TIMED_OUT } from './api.ts';
import { QueryCache } from './query-cache.ts';

/** Lives as long as the tab, so that navigation between portal pages finds recent data. */
export const queryClient = new QueryCache({
  staleTime: 15_000,
  // Only a lost connection and a busy server are retried; a refusal is final.
  retry: (tries, error) => tries < 2 && error instanceof ApiError && isRetryable(error),
});

/** A timeout is not retried: the user has waited long enough. */
function isRetryable({ status, code }: ApiError): boolean {
  return status === 503 || (status === 0 && code !== TIMED_OUT);
}

if (!import.meta.env.SSR) {
  // Refresh when the user returns to the tab or the network is back.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && queryClient.refresh());
  window.addEventListener('online', () => queryClient.refresh());
}

/** The query parameters of a read call. */
export type ReadQuery<E extends Endpoint> = NonNullable<Parameters<typeof call<E>>[1]>['query'];

/** The cache key and fetch function of a read call. */
export function read<E extends Endpoint>(endpoint: E, query?: ReadQuery<E>) {
  return {
    queryKey: [endpoint.path, query ?? {}],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(endpoint, { query, signal } as Parameters<typeof call<E>>[1]),
  };
}
