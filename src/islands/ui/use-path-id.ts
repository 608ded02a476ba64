import { useMemo } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * The last part of the address, where one static page serves many records, or the part before `/edit`; blank in the built
 * page. Read once: while navigating away, the address is already the next page's.
 */
export function usePathId(): string {
  const isHydrated = useHydrated();
  return useMemo(
    () =>
      isHydrated
        ? (location.pathname
            .replace(/\/edit$/, '')
            .split('/')
            .at(-1) ?? '')
        : '',
    [isHydrated],
  );
}
