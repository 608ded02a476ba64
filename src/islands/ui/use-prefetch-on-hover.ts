import { useRef } from 'react';
import { HOVER_MS } from '#client/shell/hover-prefetch.ts';
import { queryClient, read, type ReadQuery } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

/** Handlers for a link that prefetch its page's data while the pointer rests on it or when it gets the focus. */
export function usePrefetchOnHover<E extends Endpoint>(endpoint: E, query: ReadQuery<E>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => void queryClient.prefetchQuery(read(endpoint, query));
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(prefetch, HOVER_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: prefetch,
  };
}
