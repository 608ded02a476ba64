import { useMemo } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * The last part of the address, where one static page serves many things; blank in the built page. Read once: while the page
 * is being left the address is the next one's already.
 */
export function usePathId(): string {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? (location.pathname.split('/').at(-1) ?? '') : ''), [isHydrated]);
}
