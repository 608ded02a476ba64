import { useSyncExternalStore } from 'react';
import { readCompared, watchCompared } from '#client/compare.ts';

const NONE: number[] = [];

/** The ids of the products ticked to be compared; none until hydration. */
export function useCompared(): number[] {
  return useSyncExternalStore(watchCompared, readCompared, () => NONE);
}
