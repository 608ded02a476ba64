import { useRef } from 'react';
import { REST_MS } from '#client/hover-prefetch.ts';
import { queryClient, read, type ReadQuery } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

/** For a link: reads what its page will ask for while the pointer rests on it, or once the keyboard reaches it. */
export function useHoverRead<E extends Endpoint>(endpoint: E, query: ReadQuery<E>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchIt = () => void queryClient.prefetchQuery(read(endpoint, query));
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(fetchIt, REST_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: fetchIt,
  };
}
