import { useEffect, useState } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { MAX_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';
import { SearchField } from './SearchField.tsx';

type Props = {
  /** The field's name for screen readers. */
  label: string;
  placeholder: string;
  /** The search term in the URL. */
  q: string;
  large?: boolean;
  className?: string;
};

/** A search box whose text goes into the URL as `q` after a pause (specification §9) and resets to page 1. */
export function UrlSearch({ q, ...field }: Props) {
  const [text, setText] = useState(q);
  const [applied, setApplied] = useState(q);
  if (q !== applied) {
    // The URL changed by other means than typing: Back, or a button that clears the filters.
    setApplied(q);
    if (q !== text.trim()) setText(q);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === q) return;
    const timer = setTimeout(() => writeSearch({ q: wanted, page: null }, { push: false }), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, q]);
  return <SearchField name="q" maxLength={MAX_SEARCH_LENGTH} value={text} onChange={setText} {...field} />;
}
