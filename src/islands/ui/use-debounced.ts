import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';

/** The text once typing pauses (specification §9). */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
