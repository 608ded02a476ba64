import { useEffect, useState } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { MAX_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';
import { SearchField } from './SearchField.tsx';

type Props = {
  /** The field's name for screen readers. */
  label: string;
  placeholder: string;
  /** The search that the URL holds. */
  q: string;
  large?: boolean;
  className?: string;
};

/** A search box whose words go into the URL as `q` after a pause (specification §9), back on page 1. */
export function UrlSearch({ q, ...field }: Props) {
  const [words, setWords] = useState(q);
  const [applied, setApplied] = useState(q);
  if (q !== applied) {
    // The URL changed by other means than typing: Back, or a button that shows everything.
    setApplied(q);
    if (q !== words.trim()) setWords(q);
  }
  useEffect(() => {
    const wanted = words.trim();
    if (wanted === q) return;
    const timer = setTimeout(() => writeSearch({ q: wanted, page: null }, { push: false }), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, q]);
  return <SearchField name="q" maxLength={MAX_SEARCH_LENGTH} value={words} onChange={setWords} {...field} />;
}
