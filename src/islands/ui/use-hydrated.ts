import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the built page and during hydration; true once browser state may be read. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
