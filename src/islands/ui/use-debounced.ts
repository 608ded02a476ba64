import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';

/** What somebody types, once there is a pause (specification §9). */
export function useDebounced(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
