import { useHydrated } from './use-hydrated.ts';

/** The last part of the address, where one static page serves many things; blank in the built page. */
export function usePathId(): string {
  return useHydrated() ? (location.pathname.split('/').at(-1) ?? '') : '';
}
