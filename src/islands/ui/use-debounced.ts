import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';

/** The text once typing pauses (specification §9), milliseconds. */
export function useDebounced(text: string, pause = SEARCH_DEBOUNCE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
