import type { Endpoint } from '#contracts/endpoint.ts';
import { ApiError, call, OUT_OF_TIME } from './api.ts';
import { QueryCache } from './query-cache.ts';

/** Lives as long as the tab: navigations between portal pages find what was read a moment ago. */
export const queryClient = new QueryCache({
  staleTime: 15_000,
  // A refusal stays a refusal; only silence and a busy server are worth a second try.
  retry: (tries, error) => tries < 2 && error instanceof ApiError && isWorthATry(error),
});

/** One that ran out of time has been waited for long enough. */
function isWorthATry({ status, code }: ApiError): boolean {
  return status === 503 || (status === 0 && code !== OUT_OF_TIME);
}

if (!import.meta.env.SSR) {
  // Whoever comes back to the tab, or to the network, wants to see how things stand.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && queryClient.refresh());
  window.addEventListener('online', () => queryClient.refresh());
}

/** The query of a read call. */
export type ReadQuery<E extends Endpoint> = NonNullable<Parameters<typeof call<E>>[1]>['query'];

/** What a read call needs to be cached and fetched; also what a prefetch takes. */
export function read<E extends Endpoint>(endpoint: E, query?: ReadQuery<E>) {
  return {
    queryKey: [endpoint.path, query ?? {}],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(endpoint, { query, signal } as Parameters<typeof call<E>>[1]),
  };
}
