import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the built page and in the first paint over it; true once the browser's own state may be read. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
