import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '#contracts/limits.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { useUrlSearch } from '#ui/lists/use-url-search.ts';
import type { ComboboxState } from '#ui/use-combobox.ts';
import { changeFilters } from './use-filters.ts';

/** Loaded when the box is first used: the scripts of the page have a limit. */
const Suggestions = lazy(() => import('./Suggestions.tsx'));

/** The search box of the catalogue with suggestions below it: a combobox (WAI-ARIA). */
export function CatalogSearch({ q }: { q: string }) {
  const search = useUrlSearch(q);
  const [isUsed, setIsUsed] = useState(false);
  const [combobox, setCombobox] = useState<ComboboxState>({ 'aria-expanded': false });
  const open = () => setIsUsed(true);
  /** Enter has searched or chosen; an arrow key opens the list again. */
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key.startsWith('Arrow')) open();
    if (key === 'Enter' && !nativeEvent.isComposing) setIsUsed(false);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsUsed(false);
  };
  return (
    <div className="catalog-search" onFocus={open} onKeyDown={press} onBlur={leave}>
      <SearchField
        large
        name="q"
        label="Search products"
        placeholder="Search Product, Category, Brand..."
        maxLength={MAX_SEARCH_LENGTH}
        value={search.text}
        // Also called for what was typed before the page was ready; the box may have been left since.
        onChange={(text) => {
          search.setText(text);
          if (document.activeElement instanceof HTMLInputElement) open();
        }}
        role="combobox"
        aria-autocomplete="list"
        {...combobox}
      />
      {isUsed && (
        <Suspense>
          <Suggestions {...search} onCombobox={setCombobox} changeFilters={changeFilters} />
        </Suspense>
      )}
    </div>
  );
}
