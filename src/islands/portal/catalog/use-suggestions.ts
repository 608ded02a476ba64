import { useState } from 'react';
import { readRecentSearches, removeRecentSearch } from '#client/recent-searches.ts';
import { MIN_SUGGEST_LENGTH, suggestEndpoint } from '#contracts/catalog/suggest.ts';
import { listBuyerViewsEndpoint } from '#contracts/views/buyer-views.ts';
import { SUGGEST_DEBOUNCE_MS } from '#contracts/limits.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';

/** Most saved searches; all of them are in the menu of the catalogue. */
const MOST_SAVED = 5;

/** Most recent searches beside other suggestions. */
const MOST_RECENT = 2;

/**
 * Products and categories for a text, and recent searches: those that begin alike, all for an empty box. A reply belongs to
 * its text, so one that comes late is not shown for another.
 */
export function useSuggestions(text: string) {
  const typed = text.trim();
  const q = useDebounced(typed, SUGGEST_DEBOUNCE_MS);
  const enabled = typed.length >= MIN_SUGGEST_LENGTH && q.length >= MIN_SUGGEST_LENGTH;
  const { data } = useRead(suggestEndpoint, { q }, { keepPrevious: true, enabled });
  // Read again when the text changes: a search may have been stored since.
  const [recent, setRecent] = useState({ typed, searches: readRecentSearches() });
  if (recent.typed !== typed) setRecent({ typed, searches: readRecentSearches() });
  const forget = (search: string) => {
    removeRecentSearch(search);
    setRecent({ typed, searches: readRecentSearches() });
  };
  const alike = recent.searches.filter(
    (search) => search !== typed && search.toLowerCase().startsWith(typed.toLowerCase()),
  );
  const saved = useRead(listBuyerViewsEndpoint, { list: 'catalog' }).data?.items ?? [];
  return {
    /** Saved searches whose name begins like the text; all for an empty box. */
    saved: saved.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase())).slice(0, MOST_SAVED),
    products: (enabled && data?.products) || [],
    categories: (enabled && data?.categories) || [],
    recent: typed === '' ? recent.searches : alike.slice(0, MOST_RECENT),
    forget,
  };
}
