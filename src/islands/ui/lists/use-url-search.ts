import { useEffect, useState } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';

/**
 * The text of a search box that goes into the URL as `q` after a pause (specification §9) and resets to page 1. `q` is the
 * search in the URL. `apply` does not wait for the pause.
 */
export function useUrlSearch(q: string) {
  const [text, setText] = useState(q);
  const [applied, setApplied] = useState(q);
  if (q !== applied) {
    // The URL changed by other means than typing: Back, or a button that clears the filters.
    setApplied(q);
    if (q !== text.trim()) setText(q);
  }
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => writeText(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, q]);
  const apply = (next = text) => {
    setText(next);
    writeText(next);
  };
  return { text, setText, apply };
}

const writeText = (text: string) => writeSearch({ q: text.trim(), page: null }, { push: false });
